import type { Field } from '../field.ts'

/** Mechanical engineering, automotive and quality. */
export const MECHANICAL_AND_AUTOMOTIVE: Field = {
  occupations: `
mechanical design | design engineer, mechanical designer, cad designer, cad engineer, konstrukteur, konstrukteurin, technischer zeichner, technische produktdesignerin, technischer produktdesigner, dessinateur industriel, ingénieur conception, bureau d'études, delineante, delineante industrial, diseñador mecánico
car repair | car mechanic, vehicle technician, motor mechanic, kfz-mechatroniker, kfz-mechatronikerin, kfz-mechaniker, mécanicien automobile, mécanicien auto, mecánico de automóviles, mecánico de coches
car body repair | panel beater, body repairer, karosseriebauer, fahrzeuglackierer, carrossier, carrossier peintre, chapista, pintor de vehículos
parts advice | parts advisor, parts adviser, teiledienst, lagerist kfz-teile, magasinier pièces détachées, recambista
service advice | service advisor, service adviser, serviceberater, kundendienstberater, réceptionnaire atelier, conseiller service, asesor de servicio, recepcionista de taller
quality management | quality manager, quality engineer, qhse manager, qa manager, qualitätsmanager, qualitätsingenieur, qmb, responsable qualité, ingénieur qualité, responsable qse, responsable de calidad, técnico de calidad
quality control | quality inspector, qc inspector, quality technician, qualitätsprüfer, qualitätskontrolleur, contrôleur qualité, inspector de calidad
`,
  work: `
cad modelling | 3d cad, 3d-cad, 3d modelling, 3d-konstruktion, cao, conception 3d, diseño 3d > computer-aided design
vehicle servicing | servicing vehicles, car servicing, inspektion und wartung, fahrzeugwartung, révisions, entretien courant, mantenimiento de vehículos, revisiones
brakes and suspension | brakes, bremsen, fahrwerk, freins et suspension, frenos y suspensión
clutch and gearbox | clutches, gearbox repairs, getriebe, kupplung, embrayage, boîte de vitesses, embragues
mot testing | mot tests, mot tester work, hauptuntersuchung, hu/au, contrôle technique, itv
air conditioning service in vehicles | vehicle air conditioning, klimaservice, climatisation auto, aire acondicionado de vehículos
eight d reports | 8d, 8d reports, 8d-report, 8d-reports, rapports 8d
apqp | ppap, ppaps, msa, vda 6.3
fmea | p-fmea, d-fmea, dfmea, pfmea, amdec, amfe
internal audits | internal auditing, internal quality audits, interne audits, audits internes, auditorías internas
iso 9001 | iso 9001 systems, iso9001, qualitätsmanagementsystem, système de management de la qualité
iatf 16949 | iatf, ts 16949
iso 14001 | umweltmanagementsystem
iso 45001 | ohsas 18001
`,
  certificates: `
mot tester | mot tester licence, mot tester certificate, prüfingenieur, contrôleur technique
vehicle technician qualification | imi level 3, nvq level 3 vehicle maintenance, nvq light vehicle, light vehicle maintenance level 3, gesellenbrief kfz, ausbildung zum kfz-mechatroniker, bac pro maintenance des véhicules, cap maintenance des véhicules, técnico en electromecánica de vehículos
high-voltage vehicle certificate | imi ev level 3, ev level 3, hochvoltschein, hv-schein, hochvolt, habilitation véhicules électriques, b2vl, b1vl
auditor qualification | lead auditor, iso 9001 lead auditor, irca, internal auditor certificate, auditor iso 9001
`,
}

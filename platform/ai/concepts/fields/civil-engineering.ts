import type { Field } from '../field.ts'

/** Civil engineering, architecture and surveying. */
export const CIVIL_ENGINEERING: Field = {
  occupations: `
civil engineering | civil engineer, structural engineer, graduate engineer civil, bauingenieur, bauingenieurin, tragwerksplaner, statiker, ingénieur génie civil, ingénieur structure, ingeniero civil, ingeniera civil, ingeniero de caminos
site engineering | site engineer, setting-out engineer, graduate site engineer, section engineer, ingénieur travaux, ingeniero de obra > civil site work, site experience
architecture | architect, architectural technologist, architectural assistant, architekt, architektin, bauzeichner, bauzeichnerin, dessinateur en bâtiment, dessinateur-projeteur, architecte, arquitecto, arquitecta, aparejador, arquitecto técnico
surveying | land surveyor, surveyor engineering, vermesser, vermessungstechniker, vermessungsingenieur, géomètre, topographe, topógrafo, topógrafa
quantity surveying | quantity surveyor, qs, cost consultant, estimator, kalkulator, kalkulatorin, métreur, économiste de la construction, jefe de costes
`,
  work: `
site experience | on-site experience, site-based experience, construction site experience, baustellenerfahrung, expérience de chantier, experiencia en obra, post-graduate site experience, site work
setting out | setting-out, absteckung, replanteo, total station, total stations, leica total station, robotic total station, gps rover, gnss, tachymeter, station totale, estación total > surveying
as-built drawings | as-builts, as built drawings, as built, red-line drawings, red-line mark-ups, red line markups, bestandspläne, revisionspläne, plans de récolement, dossier des ouvrages exécutés, planos as built
method statements | method statements and risk assessments, risk assessments and method statements, rams, swms, arbeitsanweisungen baustelle, mode opératoire, modes opératoires, ppsps, plan de seguridad y salud > risk assessment
inspection and test plans | itps, itp, check sheets, itcs, prüfpläne, plan de contrôle, plan de puntos de inspección
temporary works | temporary works coordination, twc, traggerüste, ouvrages provisoires, obras provisionales
permits to dig | permit to dig, permits to work, permis de fouille, permit systems > permit to work
concrete testing | slump tests, slump test, cube tests, concrete cubes, betonprüfung, essais béton, ensayos de hormigón
bills of quantities | boq, boqs, take-offs, take-off, leistungsverzeichnis, leistungsverzeichnisse, lv-erstellung, aufmaß, aufmaße, dpgf, métrés, mediciones
tender estimates | estimating, cost estimates, cost planning, kalkulation, angebotskalkulation, kostenschätzung, étude de prix, études de prix, presupuestos de obra
valuations | interim valuations, payment applications, applications for payment, abschlagsrechnungen, situations de travaux, certificaciones de obra
nec contracts | nec4, nec3, nec contracts, nec
jct contracts | jct
vob | vob/b, vob/a, hoai
highways | road schemes, dualling, highway schemes, straßenbau, voirie, carreteras > highway design
rail works | railway works, rail projects, gleisbau, travaux ferroviaires, obra ferroviaria
building design software | revit, archicad, allplan, nemetschek, vectorworks, sketchup
`,
  certificates: `
ice membership | gmice, graduate member of the ice, member of the ice, mice
chartered civil engineer | ceng mice, ceng, chartered engineer, fice > ice membership
incorporated civil engineer | ieng, ieng mice, incorporated engineer > ice membership
rics membership | mrics, assocrics, frics, rics, chartered surveyor, member of rics, member of the rics
smsts | smsts certificate, site management safety training
sssts | sssts certificate
personal track safety | pts, pts card, pts ac, sipo, fahrdienstleiter gleis
temporary works certificate | temporary works coordinator, temporary works coordinator training, temporary works supervisor
architect registration | arb registered, riba part 3, riba chartered, architektenkammer, mitglied der architektenkammer, hmonp, ordre des architectes, colegio de arquitectos
`,
}

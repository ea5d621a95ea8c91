import type { Field } from '../field.ts'

/** Pharmacy, laboratory and chemistry. */
export const PHARMACY_AND_LABORATORY: Field = {
  occupations: `
pharmacy work | dispensing assistant, pharmacy dispenser, pharmacist manager, pharmazeutisch-technische assistentin, préparatrice en pharmacie, técnico en farmacia, técnica en farmacia
laboratory work | laboratory technician, lab technician, laboratory assistant, lab assistant, laboratory analyst, qc analyst, research technician, laborant, laborantin, chemielaborant, chemielaborantin, biologielaborant, cta, bta, mtla, laborassistent, technicien de laboratoire, technicienne de laboratoire, técnico de laboratorio, técnica de laboratorio, analista de laboratorio
chemical production | process operator, chemical operator, plant operator, chemikant, chemikantin, anlagenfahrer, opérateur chimie, operador de planta química
clinical research | clinical research associate, clinical trial coordinator, study coordinator, study nurse, attaché de recherche clinique, coordinador de ensayos clínicos, monitor de ensayos clínicos
regulatory affairs | regulatory affairs specialist, regulatory affairs manager, zulassungsmanager, affaires réglementaires, asuntos regulatorios
`,
  work: `
otc advice | over-the-counter advice, over the counter, minor ailments, beratung zu arzneimitteln, otc-beratung, conseil officinal, dispensación y consejo
repeat prescriptions | repeats, electronic prescriptions, eps prescriptions, e-rezept, e-rezepte, ordonnances, recetas electrónicas > dispensing
controlled drugs | cd register, betäubungsmittel, btm, stupéfiants, estupefacientes
compounding | extemporaneous preparation, rezeptur, rezepturen, préparations magistrales, formulación magistral
hplc | high-performance liquid chromatography, uplc, hplc-uv, clhp < empower, chromeleon
gas chromatography | gc-ms, gc/ms, gcms, headspace-gc, gaschromatographie, cpg
method validation | validating methods, validated methods, methodenvalidierung, validation de méthodes, validación de métodos
out-of-specification investigation | oos, oos investigations, out of specification, out-of-spec, deviations, capa, abweichungsberichte > deviation management
sample preparation | preparing samples, probenvorbereitung, préparation d'échantillons, préparation des échantillons, preparación de muestras
laboratory information system | lims, lab information system < labware, starlims, labvantage
gmp | gmp environment, cgmp, good manufacturing practice, gute herstellungspraxis, bpf, bonnes pratiques de fabrication, normas de correcta fabricación, ncf
cleanroom | clean room, clean-room, reinraum, reinraumarbeit, salle blanche, sala blanca
batch records | batch documentation, batch record review, chargendokumentation, dossiers de lot, guías de fabricación
good clinical practice | ich-gcp, ich gcp
`,
  certificates: `
pharmacy technician licence | gphc registration, gphc registered, gphc registered pharmacy technician, bp préparateur en pharmacie, deust préparateur, nvq level 3 pharmacy
laboratory qualification | ausbildung als chemielaborant, ausbildung zum chemielaborant, ausbildung zur chemielaborantin, bts analyses de biologie médicale, bts bioanalyses, fp laboratorio clínico
pharmacist licence | pharmacist license, licensed pharmacist, registered pharmacist, gphc registered pharmacist, state board of pharmacy, approbation als apotheker, approbation als apothekerin, approbation apotheker, apotheker mit approbation, approbierter apotheker, approbierte apothekerin, ordre des pharmaciens, colegio de farmacéuticos, approbation
`,
}

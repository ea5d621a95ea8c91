import type { Field } from '../field.ts'

/** Nursing and care. */
export const CARE: Field = {
  occupations: `
nursing | registered nurse, community nurse, district nurse, practice nurse, ward manager, clinical nurse specialist, healthcare nurse, examinierte pflegefachkraft, examinierter altenpfleger, pflegedienstleitung, wohnbereichsleitung, stationsleitung, gesundheits- und krankenpflegerin, altenpfleger, altenpflegerin, infirmier diplômé d'état, infirmière diplômée d'état, infirmière coordinatrice, cadre de santé, diplomado en enfermería, enfermera de planta
health care assistant | senior carer, senior care assistant, care worker, home carer, domiciliary carer, support assistant, pflegehilfskraft, altenpflegehelfer, altenpflegehelferin, betreuungskraft, alltagsbegleiter, aide à domicile, assistante de vie, auxiliaire de vie sociale, auxiliar de geriatría, auxiliar de ayuda a domicilio, cuidadora, cuidador
support work | support worker, heilerziehungspfleger, heilerziehungspflegerin, moniteur éducateur, integrador social
`,
  work: `
personal care | washing and dressing, assisting with personal hygiene, intimate care, grundpflege, körperpflege, toilette, aide à la toilette, soins d'hygiène, aseo personal, higiene de los residentes < continence care, bed baths
medication administration | medication rounds, medication round, meds rounds, administering medication, drug rounds, emar, mar charts, mar sheets, medikamentengabe, medikamente gestellt, stellen von medikamenten, richten von medikamenten, distribution des médicaments, préparation des piluliers, administración de medicación, reparto de medicación
care planning | care plans, writing care plans, care plan reviews, pflegeplanung, strukturierte informationssammlung, maßnahmenplanung, plan de soins, projet de vie, projets personnalisés, planes de cuidados
wound care | dressings, wound dressings, wound management, leg ulcers, verbandswechsel, wundversorgung, wundmanagement, pansements, soins de plaies, curas, cura de heridas
dementia care | residents with dementia, people with dementia, dementia unit, alzheimer's, demenz, demenzkranke, validation nach, maladie d'alzheimer, pasa, unité protégée, enfermos de alzheimer, personas con demencia
palliative care | end of life care, end-of-life care, hospice care, palliativpflege, sterbebegleitung, soins palliatifs, fin de vie, cuidados paliativos
catheter care | catheterisation, catheters, katheterwechsel, blasenkatheter, sondage urinaire, sondaje vesical
peg feeding | enteral feeding, peg tubes, sondenernährung, peg-sonde, nutrition entérale, nutrición enteral
injections | subcutaneous injections, insulin injections, injektionen, s.c. injektionen, i.m. injektionen, inyectables
venepuncture | phlebotomy, taking bloods, took bloods, blutentnahme, blutentnahmen, prises de sang, prélèvements sanguins, extracciones de sangre, extracción de sangre > blood sampling
cannulation | cannulas, iv cannulation, venenverweilkanüle, pose de voie veineuse, voie veineuse périphérique, vías periféricas, canalización de vías
care documentation | pflegedokumentation, digital care records, transmissions ciblées, dossier de soins, registro de cuidados < vivendi, medifox, netsoins, person centred software, care docs, dan produkte
learning disabilities | learning disability, people with learning disabilities, menschen mit behinderung, eingliederungshilfe, handicap mental, situation de handicap, discapacidad intelectual > disability support
challenging behaviour | behaviour that challenges, positive behaviour support, pbs plans, herausforderndes verhalten, troubles du comportement
resident activities | activities coordinator, activity programmes, alltagsgestaltung, animation auprès des résidents > activities for residents
intravenous therapy | iv medication, iv medications, iv antibiotics, iv drugs, iv infusions, iv fluids, intravenous medication, intravenous medications, intravenous drugs, intravenous antibiotics, intravenous fluids, administering iv medication, administering iv medications, i.v. medications, intravenöse medikamente, infusionstherapie, infusionen + gabe/verabreich*/anlegen/leg*, traitements intraveineux, perfusions intraveineuses, médicaments par voie intraveineuse, medicación intravenosa, administración de medicación intravenosa, sueroterapia
vital signs | vitals, taking vitals, vital parameters, blood pressure + pulse/temperature/measur*/took/check*, blutdruck + puls/temperatur/mess*, vitalzeichenkontrolle, signes vitaux, prise de constantes, constantes + prise/surveill*, constantes vitales, toma de constantes, signos vitales
`,
  certificates: `
nursing registration | examinierte pflegefachkraft, examinierter pflegefachmann, examinierte pflegefachfrau, examinierte pflegekraft, examinierte krankenschwester, examinierter krankenpfleger, examinierte gesundheits- und krankenpflegerin, examinierter gesundheits- und krankenpfleger, ausbildung zur pflegefachfrau, ausbildung zum pflegefachmann, ausbildung zur altenpflegerin, ausbildung zum altenpfleger, ausbildung zur gesundheits- und krankenpflegerin, ausbildung zum gesundheits- und krankenpfleger, ausbildung zur krankenschwester, ausbildung zum krankenpfleger, pflegefachfrau, pflegefachmann, pflegefachkraft, gesundheits- und krankenpfleger, gesundheits- und krankenpflegerin, gesundheits- und kinderkrankenpflegerin, krankenschwester, kinderkrankenschwester, krankenpfleger, altenpfleger, altenpflegerin, krankenpflegeexamen, examen krankenpflege, examen in der krankenpflege, examen altenpflege, staatlich geprüfte pflegefachkraft, staatlich anerkannte pflegefachkraft, nmc registered, registered general nurse, rgn, rmn, rnld, nmc registered nurse, examinierte altenpflegerin, examinierter altenpfleger, staatlich anerkannte altenpflegerin, staatlich anerkannter altenpfleger, staatsexamen pflege, diplôme d'état infirmier, diplôme d'état d'infirmier, deia, colegiada en enfermería
care qualification | level 2 health and social care, level 3 health and social care, nvq 2 in care, nvq 3 in care, nvq level 2 health and social care, nvq level 3 health and social care, qcf level 2, qcf level 3
deaes | deavs, diplôme d'état d'accompagnant éducatif et social, diplôme d'état d'auxiliaire de vie sociale > care qualification
advf | titre professionnel assistante de vie aux familles, assistante de vie aux familles, adva > care qualification
medication certificate | medication trained, medication training, medication competent
moving and handling certificate | manual handling training, moving & handling, people moving, patient handling
`,
}

import type { Field } from '../field.ts'

/** Medicine, therapy and medical practices. */
export const MEDICINE_AND_THERAPY: Field = {
  occupations: `
medical assistance | medical secretary, medical receptionist, practice receptionist, gp receptionist, medizinische fachangestellte, arzthelferin, sprechstundenhilfe, secrétaire médicale, secrétaire médico-sociale, administrativo sanitario
radiography | radiographer, radiologic technologist, x-ray technician, mtra, mtr, radiologieassistent, manipulateur radio, manipulatrice en radiologie, técnico en radiodiagnóstico, técnico de rayos
occupational therapy | occupational therapists, ergotherapeutin
dietetics | dietitian, dietician, nutritionist, diätassistent, ernährungsberater, diététicien, diététicienne, dietista, nutricionista
optician work | optician, dispensing optician, optometrist, augenoptiker, augenoptikerin, opticien, opticienne, opticien-lunetier, óptico, optometrista
audiology | audiologist, hearing aid dispenser, hörakustiker, hörgeräteakustiker, audioprothésiste, audioprotesista
dental hygiene | dental hygienist, hygienist, dental therapist, dentalhygienikerin, prophylaxe, prophylaxeassistentin, higienista bucodental
podiatry | podiatrist, chiropodist, podologe, podologin, pédicure-podologue, podólogo
massage therapy | massage therapist, masseur, masseuse, massagetherapeut, quiromasajista, masajista
veterinary care | veterinary nurse, vet nurse, rvn, veterinary assistant, tiermedizinische fachangestellte, tierarzthelferin, auxiliaire vétérinaire, asv, auxiliar de veterinaria
`,
  work: `
medical coding | icd-10, icd 10, medical records coding, drg, codage pmsi, codificación clínica
medical billing | billing of patients, gkv-abrechnung, privatabrechnung, kv-abrechnung, ebm, goä, télétransmission, feuilles de soins, facturación sanitaria
clinic booking | booking appointments for patients, patient bookings, clinic lists, terminvergabe, sprechstundenorganisation, prise de rendez-vous médicaux, agenda médico
ecg and diagnostics | ecg, ecgs, ekg, spirometry, lungenfunktion, électrocardiogramme, espirometría
vaccinations | immunisations, vaccination clinics, impfungen, impfen, vaccins, vacunación, vacunas
x-ray imaging | plain film, röntgen, röntgenaufnahmen, radiographies, radiografías
ct imaging | ct scans, computertomographie, ct scanner, tomodensitométrie, tac
mri | mri scans, magnetic resonance, mrt, kernspintomographie, irm, resonancia magnética
ultrasound | sonography, ultraschall, sonographie, échographie, ecografía
sterilisation of instruments | autoclave, autoclaves, sterilisation, decontamination of instruments, aufbereitung von medizinprodukten, instrumentenaufbereitung, stérilisation des instruments, esterilización < decon room, decontamination room
animal anaesthesia | monitoring anaesthesia, anaesthetic monitoring, narkoseüberwachung, surveillance d'anesthésie
exercise therapy | rehabilitation exercises, medical training therapy, krankengymnastik am gerät, kgg, rééducation fonctionnelle, ejercicio terapéutico
`,
  certificates: `
hcpc registration | hcpc registered, registered with the hcpc
dental nurse registration | gdc registration, gdc registered, gdc number, general dental council, national diploma in dental nursing, nebdn
veterinary nurse registration | rcvs registration, rcvs registered, rvn qualification, level 3 diploma in veterinary nursing
medical licence | medical license, licensed physician, board certified physician, gmc registration, gmc registered, approbation als arzt, approbation als ärztin, ärztliche approbation, approbierter arzt, approbierte ärztin, ordre des médecins, colegio de médicos, approbation
dental licence | dental license, licensed dentist, approbation als zahnarzt, approbation als zahnärztin, zahnärztliche approbation, approbation
psychotherapist licence | approbation als psychotherapeut, approbation als psychotherapeutin, approbation als psychologischer psychotherapeut, approbation als psychologische psychotherapeutin, approbation
dental x-ray certificate | dental x-ray machine operator, dental x-ray machine operator certificate, dental radiography certificate, dental radiography license, dental x-ray license, dental x-ray certification
`,
}

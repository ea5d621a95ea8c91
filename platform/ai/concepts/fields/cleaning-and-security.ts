import type { Field } from '../field.ts'

/** Cleaning, facilities and security. */
export const CLEANING_AND_SECURITY: Field = {
  occupations: `
premises cleaning | cleaner, cleaning operative, cleaning assistant, domestic assistant, janitor, reinigungskraft, raumpflegerin, gebäudereiniger, gebäudereinigerin, putzkraft, agent d'entretien, agent de propreté, agent de nettoyage, femme de ménage, limpiador, limpiadora, personal de limpieza, operario de limpieza
cleaning supervision | cleaning supervisor, cleaning manager, objektleiter reinigung, objektleiterin, vorarbeiterin reinigung, chef d'équipe propreté, encargada de limpieza, supervisora de limpieza
facility management | facilities manager, facilities coordinator, facilities assistant, building manager, objektleiter, facility manager, responsable services généraux, responsable de mantenimiento de edificios
caretaking | caretaker, site manager school, handyman, handyperson, maintenance person, hausmeister, hausmeisterin, haustechniker, concierge d'immeuble, gardien d'immeuble, factotum, agent technique polyvalent, conserje, oficial de mantenimiento
security guard | security officer, door supervisor, security guard, cctv operator, sicherheitsmitarbeiter, sicherheitsmitarbeiterin, wachmann, objektschützer, agent de sécurité, agent de sûreté, agent de prévention, vigilante de seguridad, vigilante, auxiliar de seguridad
`,
  work: `
floor care | floor scrubbing, scrubber dryer, scrubber-dryer, floor polishing, grundreinigung, bodenreinigung, scheuersaugmaschine, autolaveuse, monobrosse, fregadora, vitrificado de suelos, abrillantado
deep cleaning | deep cleans, end of tenancy cleaning, after-builders clean, bauendreinigung, baureinigung, nettoyage de fin de chantier, fines de obra, limpieza de fin de obra
window cleaning | windows cleaned, fensterreinigung, glasreinigung, vitrerie, nettoyage de vitres, limpieza de cristales
hospital cleaning | clinical cleaning, krankenhausreinigung, op-reinigung, bionettoyage, limpieza hospitalaria
access control | gatehouse, visitor passes, visitor management, zugangskontrolle, einlasskontrolle, pfortendienst, contrôle d'accès, control de accesos
patrols | foot patrols, mobile patrols, rundgänge, kontrollgänge, streifendienst, rondes, rondas
alarm response | alarm receiving, keyholding, alarmverfolgung, notruf- und serviceleitstelle, télésurveillance, intervention sur alarme, respuesta a alarmas
planned preventive maintenance | ppm, ppms, planned maintenance, wartungspläne, maintenance préventive, mantenimiento preventivo > preventive maintenance
contractor management | managing contractors, fremdfirmenkoordination, gestion des prestataires, gestión de contratas
carpet cleaning | carpets + clean*/shampoo*/vacuum*/steam*, teppichreinigung, nettoyage de moquettes, moquettes + nettoy*/shampoo*, limpieza de alfombras, limpieza de moquetas > premises cleaning
incident reports | reports + theft*/accident*/incident*, wrote reports on, einsatzberichte, vorfallberichte, rapports d'incident, partes de incidencias
`,
  certificates: `
security guard licence | security guard license, security guard card, security officer license, security license, guard license, guard card, unarmed guard license, armed guard license, sia badge, sia door supervisor licence, sia ds, sia cctv licence, sachkunde § 34a, sachkundeprüfung 34a, carte professionnelle cnaps, carte cnaps, cnaps, carte professionnelle d'agent de sécurité, carte professionnelle de sécurité, carte professionnelle sécurité privée, titre professionnel agent de sécurité, habilitación de vigilante, tip de vigilante
cleaning qualification | bics, bicsc, gesellenbrief gebäudereiniger, cap agent de propreté
security guard instruction | unterrichtung § 34a, unterrichtung nach § 34a, unterrichtung gemäß § 34a, unterrichtungsnachweis § 34a
`,
}

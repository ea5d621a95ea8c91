import type { Field } from '../field.ts'

/** Public administration and office. */
export const PUBLIC_ADMINISTRATION: Field = {
  occupations: `
public administration work | civil servant, council officer, local government officer, administrative officer, verwaltungsfachangestellte, verwaltungsfachangestellter, verwaltungsfachwirt, sachbearbeiter verwaltung, beamter, beamtin, agent territorial, adjoint administratif, adjointe administrative, rédacteur territorial, fonctionnaire, funcionario, funcionaria, auxiliar administrativo, administrativo de ayuntamiento
office administration | office administrator, administrative assistant, admin assistant, office assistant, office manager, office clerk, bürokauffrau, bürokaufmann, kauffrau für büromanagement, kaufmann für büromanagement, bürokraft, sachbearbeiterin, sachbearbeiter, assistant administratif, assistante administrative, secrétaire, employé administratif, administrativo, administrativa, auxiliar de oficina
executive assistance | executive assistant, personal assistant, pa to, ea to, vorstandsassistenz, assistenz der geschäftsführung, chefsekretärin, assistante de direction, assistant de direction, secretaria de dirección, asistente de dirección
reception | receptionist, front desk, front of house receptionist, empfangsmitarbeiter, empfang, rezeption, rezeptionist, agent d'accueil, hôtesse d'accueil, standardiste, recepcionista
`,
  work: `
benefit applications | benefits applications, leistungsanträge, housing benefit, wohngeld, bürgergeld, instruction des dossiers, prestations sociales, tramitación de prestaciones
administrative decisions | bescheide, bescheiderstellung, ordnungswidrigkeiten, arrêtés municipaux, resoluciones administrativas
building permits | planning applications, baugenehmigungen, bauanträge, permis de construire, urbanisme, licencias de obra
council meetings | committee papers, council committee, gremienarbeit, sitzungsdienst, conseil municipal, plenos municipales
procurement law | vergaberecht, marchés publics, contratación pública, public tenders > public procurement
diary management | calendar management for, managing diaries, diary and travel, terminkoordination, terminplanung, gestion d'agenda, gestion des agendas, gestión de agenda > calendar management
switchboard | telephone switchboard, telefonzentrale, standard téléphonique, centralita
minute taking | taking minutes, minutes of meetings, protokollführung, protokolle, comptes rendus, compte-rendu de réunion, actas de reunión
`,
  certificates: `
civil service qualification | verwaltungsfachangestellte, a1-lehrgang, a2-lehrgang, angestelltenlehrgang, concours de la fonction publique, oposición
`,
}

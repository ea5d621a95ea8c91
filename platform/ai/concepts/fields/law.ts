import type { Field } from '../field.ts'

/** Law, notaries and legal support. */
export const LAW: Field = {
  occupations: `
legal | lawyer, solicitor, attorney, barrister, counsel, legal counsel, in-house counsel, associate attorney, rechtsanwalt, rechtsanwältin, syndikusrechtsanwalt, volljurist, jurist, avocat, avocate, juriste, juriste d'entreprise, abogado, abogada, letrado
paralegal work | paralegal, legal executive, legal assistant, trainee solicitor, rechtsanwaltsfachangestellte, rechtsanwaltsfachangestellter, refa, renofa, rechtsfachwirt, assistant juridique, assistante juridique, clerc, clerc de notaire, asistente legal, oficial de notaría, oficial de juzgado
`,
  work: `
contract drafting | contract review, drafting contracts, reviewing contracts, contract negotiation and drafting, vertragsgestaltung, vertragsprüfung, vertragsentwürfe, rédaction de contrats, rédaction d'actes, redacción de contratos, revisión de contratos < ndas, service agreements
conveyancing | residential conveyancing, commercial conveyancing, property completions, land registry, sdlt, grundbuch, grundstückskaufverträge, ventes immobilières, actes de vente, compraventas < exchange and completion
litigation | disclosure, trial bundles, court bundles, witness statements, prozessführung, klageschriften, schriftsätze, contentieux, procesos judiciales
family law | divorce, child arrangements, scheidung, familienrecht, droit de la famille, derecho de familia
employment law | employment tribunal, arbeitsrecht, kündigungsschutz, droit du travail, droit social, prud'hommes, derecho laboral
corporate law | m&a, mergers and acquisitions, company secretarial, gesellschaftsrecht, droit des sociétés, derecho mercantil, derecho societario
debt enforcement | zwangsvollstreckung, mahnverfahren, enforcement of judgments, saisies, procédures d'exécution, ejecuciones
legal time recording | time recording, billable hours, zeiterfassung mandate
`,
  certificates: `
bar admission | qualified solicitor, admitted as a solicitor, called to the bar, zugelassener rechtsanwalt, zulassung zur anwaltschaft, zweites staatsexamen jura, capa, inscrit au barreau, inscrite au barreau, colegiado ejerciente
`,
}

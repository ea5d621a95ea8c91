import type { Field } from '../field.ts'

/** Banking and insurance. */
export const BANKING_AND_INSURANCE: Field = {
  occupations: `
banking | banker, bank clerk, bank advisor, personal banker, branch manager, relationship manager, bankkaufmann, bankkauffrau, bankberater, kundenberater bank, privatkundenberater, firmenkundenberater, conseiller bancaire, conseillère bancaire, conseiller clientèle, chargé de clientèle particuliers, chargé de clientèle professionnels, gestor comercial de banca, gestor de clientes, empleado de banca
bank counter service | bank teller, teller, cashier bank, kassierer bank, guichetier, cajero de banco
credit analysis | credit analyst, underwriter lending, loan officer, kreditanalyst, kreditsachbearbeiter, analyste crédit, analista de riesgos
mortgages | mortgage adviser, mortgage advisor, mortgage broker, baufinanzierung, baufinanzierungsberater, courtier en crédit, crédit immobilier, prêts immobiliers, asesor hipotecario, hipotecas
insurance work | insurance broker, insurance agent, insurance advisor, account handler insurance, versicherungskaufmann, versicherungskauffrau, kaufmann für versicherungen und finanzen, versicherungsmakler, courtier en assurances, conseiller en assurances, gestionnaire de contrats, corredor de seguros, agente de seguros, mediador de seguros
underwriting | underwriter, underwriters, risikoprüfung, risikoprüfer, souscripteur, souscription, suscriptor de riesgos, suscripción de riesgos
insurance claims | claims handler, claims adjuster, loss adjuster, claims assessor, schadensregulierer, schadensachbearbeiter, schadenregulierung, gestionnaire sinistres, gestionnaire de sinistres, expert sinistres, tramitador de siniestros, perito de seguros
`,
  work: `
anti-money laundering | aml, kyc, know your customer, cdd, customer due diligence, sanctions screening, suspicious activity reports, geldwäscheprävention, geldwäsche, lcb-ft, connaissance client, blanqueo de capitales
loan processing | loan applications, consumer loans, consumer credit, lending, kreditvergabe, kreditbearbeitung, privatkredite, crédits à la consommation, octroi de crédit, préstamos personales, concesión de créditos
investment products | securities advice, investment advice, wertpapierberatung, anlageberatung, conseil en placements, épargne et placements, assurance-vie, fondos de inversión, asesoramiento de inversiones
insurance policies | policy administration, policy renewals, vertragsverwaltung, policierung, gestion des contrats, renovación de pólizas, emisión de pólizas
motor insurance claims | motor claims, car insurance claims, kfz-schäden, sinistres automobiles, sinistres auto, siniestros de automóviles > insurance claims, motor insurance
motor insurance | car insurance, kfz-versicherung, assurance automobile, seguro de automóviles
property insurance | home insurance, household insurance, sachversicherung, assurance habitation, seguro de hogar
liability claims | personal injury claims, personal injury, third-party claims, haftpflichtschäden, sinistres corporels, daños personales > insurance claims
property claims | home claims, household claims, escape of water, sachschäden, dégâts des eaux, siniestros de hogar > insurance claims
life insurance | lebensversicherung, assurance vie individuelle, seguro de vida
liability insurance | haftpflichtversicherung, responsabilité civile, responsabilidad civil
trading | trader, equity trading, fx trading, wertpapierhandel, bloomberg terminal
`,
  certificates: `
insurance qualification | cii, chartered insurance institute, capacité en assurance, ias niveau 1, habilitación ias
insurance certificate | cert cii, cii certificate, certificate in insurance > insurance qualification
insurance diploma | dip cii, diploma in insurance > insurance certificate
advanced insurance diploma | acii, advanced diploma in insurance, fcii > insurance diploma
financial adviser qualification | dipfa, cemap, diploma in regulated financial planning, dippfs, series 7, series 63, § 34f, § 34d, mifid ii, certification amf, efpa, mifid
banking apprenticeship | ausbildung zum bankkaufmann, ausbildung zur bankkauffrau
property and casualty license | property & casualty license, property and casualty insurance license, casualty insurance license, p&c license, p&c insurance license, p&c licensed
life and health license | life & health license, life and health insurance license, health insurance license, life insurance license
`,
}

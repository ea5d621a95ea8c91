import type { Field } from '../field.ts'

/** Real estate and property. */
export const REAL_ESTATE: Field = {
  occupations: `
real estate | estate agent, letting agent, lettings negotiator, sales negotiator, real estate agent, property consultant, immobilienmakler, immobilienmaklerin, immobilienkaufmann, immobilienkauffrau, agent immobilier, agente immobilière, négociateur immobilier, conseiller immobilier, agente inmobiliario, asesor inmobiliario
property management | property manager, housing officer, block manager, letting manager, hausverwalter, immobilienverwalter, weg-verwalter, gestionnaire de copropriété, gestionnaire locatif, syndic de copropriété, syndic, administrador de fincas, gestor de patrimonio
`,
  work: `
property valuation | valuations, market appraisals, appraisals of houses, immobilienbewertung, wertermittlung, estimation de biens, estimations, tasaciones, valoración de inmuebles
property viewings | viewings!, accompanied viewings, besichtigungen, besichtigungstermine, visites de biens, visitas a inmuebles
property listings | instructions won, exposé, exposés, annonces immobilières, mandats de vente, captación de inmuebles
tenancy agreements | mietverträge, mietvertrag, tenancies, contratos de alquiler, contratos de arrendamiento
service charges | service charge budgets, nebenkostenabrechnung, nebenkostenabrechnungen, betriebskostenabrechnung, charges locatives, gastos de comunidad
rent arrears | rent collection, mietrückstände, loyers impayés, impagos de alquiler
`,
  certificates: `
letting agent qualification | arla, arla propertymark, naea, naea propertymark, propertymark, § 34c, carte t, loi hoguet
`,
}

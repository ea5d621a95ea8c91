import type { Field } from '../field.ts'

/** Social housing. */
export const HOUSING: Field = {
  occupations: `
housing management | housing officer, housing assistant, tenancy officer, neighbourhood officer, income officer, lettings officer, wohnungsverwalter, chargé de clientèle bailleur, gestionnaire de résidence, gestor de vivienda social > social housing
`,
  work: `
social housing | housing association, registered provider, council housing, housing sector, general needs tenancies, sozialer wohnungsbau, wohnungsbaugesellschaft, wohnungsgenossenschaft, bailleur social, logement social, hlm, vivienda social, vivienda protegida
rent arrears | arrears, rent arrears recovery, arrears recovery, rent recovery, repayment plans, income recovery
court attendance | attending court, attendance at court, court hearings, possession hearings, gerichtstermine, audiences, vistas judiciales
anti-social behaviour | asb, asb cases, anti-social behaviour cases, ruhestörung, troubles de voisinage, conflictos vecinales
tenancy sign-ups | sign-ups, tenancy sign-up, lettings and allocations, wohnungsübergabe, états des lieux, état des lieux
estate inspections | estate walkabouts, block inspections, objektbegehungen
leasehold management | leaseholders, leasehold, section 20
homelessness assessments | homelessness applications, homelessness reduction act, part 7 assessments
`,
  certificates: `
housing qualification | cih, cih level 3, cih level 4, cih level 5, chartered institute of housing
`,
}

import type { Field } from '../field.ts'

/** Plumbing, heating, cooling and ventilation. */
export const PLUMBING_AND_HEATING: Field = {
  occupations: `
plumbing | plumber, plumbers, anlagenmechaniker shk, anlagenmechaniker, sanitärinstallateur, gas- und wasserinstallateur, plombier, plombière, plombier-chauffagiste, fontanero, fontanera
heating systems | heating engineer, gas engineer, boiler engineer, heizungsbauer, heizungsmonteur, kundendiensttechniker heizung, chauffagiste, calefactor, instalador de calefacción
air conditioning | hvac technician, hvac engineer, ac engineer, refrigeration engineer, kälteanlagenbauer, mechatroniker für kältetechnik, klimatechniker, frigoriste, technicien frigoriste, technicien cvc, frigorista, técnico de climatización
`,
  work: `
boiler servicing | boiler service, boiler repairs, servicing boilers, boiler installation, heizungswartung, kesselwartung, entretien de chaudières, dépannage chaudières, mantenimiento de calderas > heating systems
bathroom fitting | bathroom installation, bathrooms fitted, bathroom refits, badsanierung, badsanierungen, bäder, pose de salles de bains, reformas de baños
heat pumps | heat pump installation, air source heat pumps, ashp, wärmepumpen, pompes à chaleur, pac air eau, aerotermia, bombas de calor
ventilation systems | ductwork, mvhr, lüftungsanlagen, raumlufttechnik, rlt, ventilation double flux, vmc, conductos
unvented hot water | unvented cylinders, unvented, g3 unvented
refrigeration | cold rooms, chillers, kälteanlagen, kühlanlagen, froid commercial, chambres froides, cámaras frigoríficas
`,
  certificates: `
plumbing qualification | nvq level 2 plumbing, nvq level 3 plumbing, city & guilds 6035, c&g 6189, gesellenbrief anlagenmechaniker, cap plombier, cap installateur sanitaire, bp monteur en installations
gas safe registration | gas safe engineer, acs ccn1, ccn1, professionnel du gaz, pg gaz, rite
refrigerant certificate | f-gas category 1, f-gas cat 1, 2079, kälteschein kategorie 1, attestation d'aptitude fluides frigorigènes catégorie 1
refrigerant certificate | epa 608, epa universal, epa 608 universal, epa universal 608, epa section 608, section 608, universal epa certification
`,
}

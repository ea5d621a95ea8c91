import type { Field } from '../field.ts'

/** Aviation, shipping and ports. */
export const AVIATION_AND_SHIPPING: Field = {
  occupations: `
cabin crew | flight attendant, air steward, air stewardess, flugbegleiter, flugbegleiterin, hôtesse de l'air, personnel navigant commercial, pnc, tripulante de cabina, auxiliar de vuelo
ground handling | ground handler, ramp agent, ramp handler, baggage handler, check-in agent, passenger service agent, bodenverkehr, vorfeldmitarbeiter, agent d'escale, agent de piste, agente de handling, agente de rampa
aircraft maintenance | aircraft engineer, aircraft technician, aircraft mechanic, licensed aircraft engineer, fluggerätmechaniker, fluggeräteelektroniker, mécanicien aéronautique, technicien aéronautique, técnico de mantenimiento de aeronaves, tma
piloting | airline pilot, commercial pilot, first officer, co-pilot, flugkapitän, verkehrspilot, pilote de ligne, piloto
seafaring | seaman, deckhand, able seaman, deck officer, bosun, chief mate, ship's officer, matrose, nautischer offizier, matelot, officier pont, marinero, oficial de puente
marine engineering | marine engineer, ship's engineer, engine room officer, schiffsmechaniker, schiffsingenieur, mécanicien de marine, officier mécanicien, maquinista naval
stevedoring | stevedore, dock worker, hafenarbeiter, hafenfacharbeiter, estibador
`,
  work: `
aircraft turnaround | turnaround of aircraft, turnarounds, aircraft turnarounds, flugzeugabfertigung, escale avion, handling de aeronaves
de-icing | deicing, enteisung, dégivrage, deshielo
safety demonstrations | safety demos, emergency evacuation, evacuation drills, safety and emergency procedures, sep training, sicherheitseinweisung
marine navigation | bridge watch, watchkeeping, passage planning, ecdis, arpa
`,
  certificates: `
part-66 licence | easa part 66, part 66, b1 licence, b1.1, b2 licence, b1 license, cat a licence, easa b1, easa b2
stcw certificate | stcw, stcw basic safety, stcw 95, basic safety training, seafarer certificate, certificado de formación básica marítima
pilot licence | atpl, cpl, frozen atpl, ppl, commercial pilot licence
airside pass | airport id, airside driving permit, vorfeldführerschein, flughafenausweis, zuverlässigkeitsüberprüfung, zup, badge aéroport
`,
}

import type { Field } from '../field.ts'

/** Electrical trades, energy and building services. */
export const ELECTRICAL: Field = {
  occupations: `
electrical installation | electrician, electricians, approved electrician, electrical improver, elektriker, elektrikerin, elektroinstallateur, elektroniker für energie- und gebäudetechnik, électricien, électricienne, électricien du bâtiment, electricista, instalador electricista
electrical maintenance | maintenance electrician, electrical maintenance technician, betriebselektriker, elektroniker für betriebstechnik, industrieelektroniker, électricien de maintenance, électromécanicien, technicien de maintenance électrique, electromecánico, electricista de mantenimiento
maintenance | maintenance technician, maintenance engineer, maintenance fitter, multi-skilled engineer, instandhalter, instandhaltungstechniker, technicien de maintenance, agent de maintenance, técnico de mantenimiento, oficial de mantenimiento industrial
solar installation | pv systems, pv modules, solar panels, pv-anlagen, photovoltaikanlagen, photovoltaik, montage von photovoltaikanlagen, photovoltaïque, panneaux photovoltaïques, fotovoltaica, placas solares, solar installer, pv installer, solarteur, photovoltaik-monteur, pv-monteur, installateur photovoltaïque, poseur de panneaux solaires, instalador fotovoltaico, instalador de placas solares
wind turbine service | wind turbine technician, servicetechniker windenergie, technicien éolien, técnico eólico
`,
  work: `
distribution boards | consumer units, consumer unit, fuse boards, db boards, zählerschrank, zählerschränke, verteilerbau, verteilungen verdrahtet, tableaux électriques, tableau électrique, cuadros eléctricos
first and second fix | first fix, second fix, first-fix, rewires, rewiring, altbausanierung elektro, neu verkabelt, rénovation électrique, cableado de viviendas > electrical installation
containment | cable tray, trunking, cable ladder, kabeltrassen, kabelkanäle, chemins de câbles, bandejas de cables
control panels | panel building, panel wiring, control cabinets, schaltschrankbau, schaltschränke, câblage d'armoires, armoires électriques, cableado de armarios
fire alarm systems | fire alarms, brandmeldeanlagen, bma, systèmes de sécurité incendie, ssi, sistemas contra incendios
intruder alarms | burglar alarms, alarm systems, einbruchmeldeanlagen, alarmes intrusion, sistemas de alarma
battery storage | energy storage, stromspeicher, batteriespeicher, speicher angeschlossen, batteries de stockage
variable speed drives | inverters drives, vsd, vsds, vfd, frequenzumrichter, variateurs de vitesse, variadores de frecuencia
fault finding | fault-finding, troubleshooting, breakdowns, störungssuche, fehlersuche, störungsbeseitigung, recherche de pannes, dépannage, dépannages, diagnostic de pannes, localización de averías, resolución de averías, reparación de averías
plc programming | plc, plcs, sps, sps-programmierung, automates programmables, automatisme, autómatas programables < tia portal, siemens s7, allen bradley, rockwell, step 7, schneider unity
`,
  certificates: `
electrical qualification | jib approved, jib graded, electrician nvq, city & guilds 2365, c&g 2365, city and guilds 2365, city & guilds 2330, c&g 236, gesellenbrief elektroniker, ausbildung als elektroniker, ausbildung zum elektroniker, ausbildung als elektriker, bac pro melec, cap préparation et réalisation d'ouvrages électriques, técnico en instalaciones eléctricas
electrical authorisation | habilitations b1v br, b2v br, h0b0
`,
}

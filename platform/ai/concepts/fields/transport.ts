import type { Field } from '../field.ts'

/** Road transport, forwarding and driving. */
export const TRANSPORT: Field = {
  occupations: `
truck driving | hgv driver, lgv driver, lorry driver, truck driver, class 1 driver, class 2 driver, cdl driver, lkw-fahrer, kraftfahrer, berufskraftfahrer, fernfahrer, chauffeur poids lourd, conducteur routier, chauffeur routier, conducteur spl, camionero, conductor de camión, chófer de camión
articulated lorry driving | class 1 driver, hgv class 1 driver, artic driver, tractor-trailer driver, semi-truck driver, sattelzugfahrer, chauffeur super lourd, conducteur super lourd, chauffeur spl, conducteur spl, conductor de tráiler, chófer de tráiler, trailero > truck driving
delivery driving | delivery driver, van driver, courier, multi-drop driver, parcel driver, auslieferungsfahrer, paketzusteller, kurierfahrer, zusteller, chauffeur livreur, chauffeur-livreur, livreur, coursier, repartidor, conductor repartidor
freight forwarding | freight forwarder, forwarding agent, forwarding clerk, shipping coordinator, import export clerk, spediteur, speditionskaufmann, speditionskauffrau, kaufmann für spedition und logistikdienstleistung, kauffrau für spedition und logistikdienstleistung, transitaire, affréteur, affréteuse, agent de transit, transitario
transport planning | transport planner, transport coordinator, transport scheduler, traffic planner, disponent fernverkehr, fuhrparkdisponent, tourenplaner, exploitant transport, planificateur transport, coordinador de transporte, jefe de tráfico, agente de tráfico
fleet management | fleet manager, fleet coordinator, fuhrparkleiter, fuhrparkmanager, gestionnaire de flotte, gestionnaire de parc, responsable de parc, gestor de flota, responsable de flota
customs | customs broker, customs declarant, customs clerk, customs specialist, zolldeklarant, zollsachbearbeiter, déclarant en douane, agente de aduanas
`,
  work: `
articulated lorry driving | articulated lorries, articulated lorry, articulated trucks, artics, tractor-trailers, 18-wheelers, sattelzug, sattelzüge, sattelzügen, sattelschlepper, 40-tonner, hängerzug, hängerzüge, gliederzug, gliederzüge, semi-remorque, semi-remorques, super lourd, ensemble articulé, ensembles articulés, camión articulado, camiones articulados, camión tráiler, con tráiler, conducción de tráiler
transport planning | route scheduling, vehicle scheduling, journey planning, tour planning, tourenplanung, transportplanung, planification des tournées, planificación de rutas, planning loads
customs | customs clearance, customs declarations, customs procedures, import clearance, export clearance, zollabwicklung, zollabfertigung, verzollung, zollanmeldung*, dédouanement, déclarations en douane, despacho aduanero, despacho de aduanas < cds declarations, atlas-zoll, delta g, t1 documents, eur.1
load securing | load restraint, securing loads, load security, ladungssicherung, arrimage, sujeción de la carga < straps, chains and binders, zurrgurte
tachograph rules | drivers' hours, driver hours, drivers hours, working time directive, eu drivers' hours, lenk- und ruhezeiten, temps de conduite, tiempos de conducción
sea freight | ocean freight, fcl, lcl, seefracht, fret maritime, transporte marítimo, flete marítimo
air freight | air cargo, luftfracht, fret aérien, carga aérea
road freight | road haulage, groupage, ltl, ftl, landverkehr, fret routier, transporte por carretera
tail lift | tail-lift, hebebühne am lkw, hayon, trampilla elevadora
telematics | vehicle tracking, telematik, télématique, telemática < samsara, webfleet, microlise
`,
  certificates: `
driver cpc | driver cpc card, cpc card, driver's cpc, dcpc
tachograph card | digi tacho, digi card, digital tacho card, digi-tacho
`,
}

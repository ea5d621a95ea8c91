import type { Field } from '../field.ts'

/** Warehouses and order fulfilment. */
export const WAREHOUSE: Field = {
  occupations: `
warehouse work | warehouse operative, warehouse operator, warehouse assistant, warehouse associate, warehouse worker, warehouse clerk, warehouse person, storekeeper, storeperson, stores person, lagerist, lagermitarbeiter, lagerarbeiter, lagerhelfer, fachkraft für lagerlogistik, fachlagerist, magasinier, agent logistique, agent de magasinage, préparateur de commandes, mozo de almacén, operario de almacén, almacenero
warehouse supervision | warehouse team leader, warehouse shift leader, warehouse manager, warehouse supervisor, shift manager warehouse, lagerleiter, schichtleiter lager, teamleiter lager, logistikleiter, chef d'équipe logistique, responsable d'entrepôt, responsable entrepôt, chef d'entrepôt, jefe de almacén, encargado de almacén, responsable de almacén > warehouse work
inventory management | stock controller, inventory controller, stock controlling, inventory control, bestandskontrolle, gestionnaire de stock, gestionnaire de stocks, control de stock, control de inventario > inventory management
`,
  work: `
goods receiving | goods-in, goods in, inbound, put-away, putaway, receiving of goods, receiving goods, wareneingang, warenannahme, réception de marchandises, réception des marchandises, recepción de mercancías, recepción de mercancía < unload*, unloading + checking, entladen, déchargement, descarga
goods dispatch | goods-out, goods out, outbound, despatch, dispatching goods, loading trailers, loading lorries, warenausgang, versand, expédition, expéditions, chargement des camions, expedición, carga de camiones
inventory management | stock control, stock counts, stock count, cycle count, cycle counts, cycle counting, perpetual inventory, stocktake, stocktakes, stocktaking, stock-take, stock checks, inventur, inventuren, permanente inventur, inventaire, inventaires, inventaires tournants, recuento de existencias, recuentos cíclicos, inventarios
stock discrepancies | investigating discrepancies, stock variances, discrepancy investigation, differenzenklärung, bestandsdifferenzen, écarts de stock, écarts d'inventaire, diferencias de inventario < variances investigat*, discrepancies + investigat*/trac*/resolv*, variances + investigat*/trac*/resolv*, differenzen + geklärt/klär*
order picking | picking, picker, pickers, pick and pack, picked orders, kommissionier*, préparation de commandes, préparation des commandes, picking de pedidos, preparación de pedidos < pick by voice, pick by light, pick rate, units per hour, zeilen pro stunde, lines an hour
packing | packer, packers, packaging of orders, verpackung, verpacken, emballage, conditionnement, embalaje, empaquetado < shrink wrap*, palletis*, filmage
returns handling | returns processing, returns bench, retouren, retourenbearbeitung, gestion des retours, traitement des retours, devoluciones
shift handover | shift briefing, shift briefings, morning briefs, team briefings, toolbox talk briefings
warehouse management system | wms, lagerverwaltungssystem, lvs, logiciel de gestion d'entrepôt, sistema de gestión de almacenes, sga < red prairie, highjump, körber, infor wms, sap wm, jda, mecalux, psiwms, hardis, swisslog, manhattan wms, oracle wms
rf scanner | rf scanning, scanner gun, hand-held scanner, handheld scanner, mde-gerät, handscanner, pda de picking, pistolet scan, scan radiofréquence
toolbox talks | safety briefings, tool box talks, sicherheitsunterweisungen, causeries sécurité, charlas de seguridad
near-miss reporting | near miss reports, near-miss reports, near misses, beinahunfälle, presqu'accidents, casi accidentes
accident investigation | incident investigation, unfalluntersuchung, analyse des accidents, investigación de accidentes
`,
  certificates: `
forklift licence | gabelstaplerführerschein, staplerführerschein, flurförderzeugführerschein, flurförderzeug-führerschein, stapler-führerschein, flt licence, flt ticket, counterbalance licence, counterbalance truck, counterbalance forklift, counterbalance flt, counterbalance, fork lift truck licence, rtitb, itssar, bitr, staplerschein, gabelstaplerschein, flurförderschein, flurförderzeugschein, caces 3, caces r489, r489, carnet de carretillero, carné de carretillero, carretillero
reach truck licence | reach truck, reach forklift, reach truck ticket, schubmaststapler, schubmaststaplerschein, caces 5, chariot à mât rétractable, retráctil, carretilla retráctil > forklift licence
order picker truck licence | llop, low level order picker, caces 1, ppt licence, powered pallet truck
`,
}

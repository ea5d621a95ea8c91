import type { Field } from '../field.ts'

/** Purchasing and supply chain. */
export const PURCHASING: Field = {
  occupations: `
purchasing | buyer, buyers, purchasing manager, purchasing agent, procurement specialist, procurement officer, procurement manager, category manager, category buyer, sourcing manager, einkäufer, einkäuferin, strategischer einkäufer, operativer einkäufer, acheteur, acheteuse, acheteur industriel, comprador, compradora, responsable de compras, técnico de compras
supply planning | supply planner, material planner, materials planner, mrp controller, supply chain planner, disponent, materialdisponent, materialdisposition, approvisionneur, approvisionneuse, gestionnaire d'approvisionnement, gestionnaire des approvisionnements, planificador de materiales, aprovisionador, planificador de la demanda
supply chain management | supply chain manager, supply chain coordinator, supply-chain, lieferkette, lieferkettenmanagement, chaîne logistique, cadena de suministro
`,
  work: `
supply planning | material planning, materials planning, replenishment planning, procurement of materials, mrp, materialbedarfsplanung, bedarfsplanung, approvisionnement, approvisionnements, gestion des approvisionnements, calcul des besoins, calcul de besoins nets, cbn, aprovisionamiento, planificación de materiales < cadencements, ruptures évitées, stock-outs, min-max
supplier negotiation | negotiating with suppliers, negotiation with suppliers, supplier negotiations, price negotiations, annual negotiations, lieferantenverhandlungen, preisverhandlungen, jahresgespräche, négociation fournisseurs, négociation annuelle, négociations fournisseurs, négociation avec les fournisseurs, negociación con proveedores < conditions renégociées > negotiation
tendering | rfq, rfqs, rfp, rfps, requests for quotation, calls for tender, ausschreibungen, ausschreibung, angebotsvergleich, appel d'offres, appels d'offres, licitaciones, peticiones de oferta < grilles de dépouillement, mieux-disant
supplier audits | auditing suppliers, supplier auditing, lieferantenaudit, lieferantenaudits, audit fournisseurs, audits fournisseurs, auditorías de proveedores
supplier management | supplier evaluation, vendor management, supplier relationship management, supplier performance, lieferantenmanagement, lieferantenbewertung, lieferantenentwicklung, gestion des fournisseurs, évaluation des fournisseurs, relation fournisseurs, gestión de proveedores, evaluación de proveedores, homologación de proveedores
global sourcing | international sourcing, low-cost country sourcing, best cost country, sourcing international, sourcing en, aprovisionamiento internacional
indirect purchasing | indirect procurement, indirect spend, non-production purchasing, indirekter einkauf, achats indirects, achats hors production, achats de frais généraux, frais généraux, compras indirectas
purchase orders | purchase ordering, raising purchase orders, raise purchase orders, order confirmations, expediting, bestellabwicklung, bestellungen ausgelöst, bestellwesen, passation de commandes, passation des commandes, suivi des commandes, relances fournisseurs, pedidos de compra, seguimiento de pedidos
incoterms | incoterm
procurement savings | cost savings in procurement, savings targets, einsparungen, économies, réduction des coûts d'achat, ahorros en compras < % d'économies, % under budget, % savings, % einsparung
supplier sourcing | supplier search, finding suppliers, finding new suppliers, new suppliers, sourcing suppliers, sourced suppliers, sourcing of suppliers, lieferantensuche, suche nach lieferanten, neue lieferanten, recherche de fournisseurs, recherche de nouveaux fournisseurs, nouveaux fournisseurs, sourcing fournisseurs, sourcing de fournisseurs, identification de fournisseurs, búsqueda de proveedores, nuevos proveedores, sourcing + asia/china/asie/chine/asien > procurement
`,
  certificates: `
procurement certificate | cips, mcips, cips level 4, cips level 5, mcips qualified, cpsm, fachkaufmann einkauf, fachkauffrau einkauf
`,
}

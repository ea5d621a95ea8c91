import type { Field } from '../field.ts'

/** Sales, retail and online trade. */
export const SALES_AND_RETAIL: Field = {
  occupations: `
sales | sales executive, sales representative, sales rep, account executive, sales manager, area sales manager, business development manager, business development executive, bdm, sdr, territory manager, vertriebsmitarbeiter, vertriebler, außendienstmitarbeiter, vertriebsleiter, gebietsverkaufsleiter, handelsvertreter, technico-commercial, technico-commerciale, attaché commercial, attachée commerciale, ingénieur commercial, responsable de secteur, representante comercial, delegado comercial, agente comercial
inside sales | telesales, sales support, sales administrator, vertriebsinnendienst, innendienst, verkaufsinnendienst, assistante commerciale, assistant commercial, adv, administration des ventes, administrativo comercial, televenta
key account management | key account manager, kam, key accounts, key-account-manager, grandes cuentas, grands comptes, responsable grands comptes > account management
retail sales | sales assistant, retail assistant, shop assistant, store assistant, sales associate, customer assistant, verkäufer, verkäuferin, einzelhandelskaufmann, einzelhandelskauffrau, kaufmann im einzelhandel, kauffrau im einzelhandel, fachverkäufer, fachverkäuferin, vendeur, vendeuse, conseiller de vente, conseillère de vente, employé libre-service, dependiente, dependienta, vendedor, vendedora
store management | store manager, shop manager, assistant store manager, branch manager retail, filialleiter, filialleiterin, marktleiter, marktleiterin, stellvertretende filialleitung, responsable de magasin, responsable de boutique, gérant de magasin, directeur de magasin, encargado de tienda, encargada de tienda, gerente de tienda
till work | cashier, checkout operator, kassierer, kassiererin, caissier, caissière, hôte de caisse, hôtesse de caisse, cajero, cajera > cash handling
online shop | e-commerce manager, ecommerce manager, e-commerce executive, online shop manager, e-commerce-manager, responsable e-commerce, chef de projet e-commerce, responsable de ecommerce
customer service | customer service advisor, customer service representative, customer advisor, call centre agent, contact centre agent, kundenberater, kundenbetreuer, kundenbetreuerin, conseiller clientèle à distance, téléconseiller, téléconseillère, chargé de clientèle, teleoperador, teleoperadora, agente de atención al cliente
`,
  work: `
cold calling | cold-calling, outbound calls, prospecting, kaltakquise, telefonakquise, prospection, prospection téléphonique, prospección, llamadas en frío < door to door
account management | managing accounts, existing customers, account portfolio, client portfolio, bestandskundenbetreuung, bestandskunden, kundenbetreuung, gestion de portefeuille, portefeuille clients, suivi clientèle, cartera de clientes
quotations | quotes, preparing quotes, angebotserstellung, angebote erstellt, devis, établissement de devis, chiffrage, presupuestos a clientes, elaboración de ofertas
sales pipeline | pipeline management, sales forecast, sales forecasting, deal pipeline, vertriebspipeline, pipeline commercial
solution selling | consultative selling, saas sales, software sales, spin selling, meddic, lösungsvertrieb
upselling | up-selling, add-on sales, cross-selling, cross selling, zusatzverkauf, zusatzverkäufe, vente additionnelle, ventes additionnelles, vente complémentaire, venta cruzada, ventas adicionales
product recommendations | recommending products, product advice, produktberatung, conseil produits, conseils produits, conseil produit, recomendación de productos < vente de produits, retail sales of products
cash handling | till work, on the till, the till, till operation, cashing up, cash up, cash desk, end of day reconciliation, kasse, kassieren, kassentätigkeit, kassenabschluss, kassenabrechnung, encaissement, tenue de caisse, caisse, cobro en caja, arqueo de caja, cierre de caja
merchandising | planograms, shelf displays, window displays, visual displays, warenpräsentation, warenaufbau, schaufenstergestaltung, mise en rayon, facing + rayon*/shelf/shelves, implantation des rayons, vitrines, reposición de lineales, escaparatismo, escaparates
fitting room | changing rooms, cabines d'essayage, probadores
stock loss | stock loss reduction, shrink, shrinkage, inventurdifferenzen, démarque inconnue, démarque, pérdida desconocida > loss prevention
marketplace selling | amazon seller central, seller central, amazon marketplace, ebay, marketplaces, places de marché, marketplace listings
product listings | product data, product descriptions, artikelpflege, produktdatenpflege, fiches produits, fichas de producto
point of sale system | epos, pos system, kassensystem, logiciel de caisse, tpv < shopify pos, lightspeed, cegid retail
service level targets | sla, slas, average handling time, aht, csat, nps, first call resolution
complaint handling | complaints, escalated complaints, reklamationen, reklamationsbearbeitung, beschwerdemanagement, réclamations, traitement des réclamations, gestion des litiges, litiges, reclamaciones, quejas, incidencias de clientes
customer service | clients + demandes/renseign*/réclamation*, clientes + consultas/dudas/reclamaciones/quejas, kunden + anfragen/fragen/anliegen/reklamationen
order processing | order entry, order fulfilment, processing orders, processed orders, auftragsabwicklung, auftragsbearbeitung, auftragserfassung, bearbeitung von aufträgen, abwicklung von aufträgen, bearbeitung von bestellungen, aufträge + bearbeit*/erfass*/abwick*, *aufträgen + bearbeit*/erfass*/abwick*, traitement des commandes, saisie des commandes, gestion des commandes, administration des ventes, gestión de pedidos, tramitación de pedidos, pedidos + tramit*/gestion*/grab*
b2b sales | sold/sell/selling/sales + manufacturers/businesses/wholesalers/retailers/dealers/corporate clients/companies, verkauf*/vertrieb + firmenkunden/geschäftskunden/gewerbekunden/großhandel, vente* + professionnels/entreprises/grossistes, venta* + empresas/mayoristas/distribuidores
account management | gestión de cartera de clientes, gestión de una cartera de clientes, cartera de clientes, cartera de # clientes, cartera de # cuentas, seguimiento de cartera, mi cartera, portefeuille de clients, portefeuille clients, portefeuille de # clients, portefeuille de # comptes, kundenstamm
`,
  certificates: `
retail qualification | ausbildung einzelhandel, nvq retail, level 2 retail, bac pro commerce, bts muc, bts mco, cap employé de commerce
`,
}

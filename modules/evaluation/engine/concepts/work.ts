// The same format as in technology.ts: trades, care, sales, support, office.
export const WORK = `
warehouse | warehousing, warehouse operations, warehouse associate, warehouse operative, warehouse worker, lager, lagerarbeit, lagerist, lagerlogistik, entrepot, almacen, distribution center, distribution centre, fulfilment center, fulfillment center, depot
logistics | logistik, logistique, logistica, supply chain, lieferkette, chaine logistique, cadena de suministro
order picking | picking, pick and pack, picker, order picker, kommissionierung, kommissionieren, kommissioniert, preparation de commandes, preparacion de pedidos > warehouse
packing | packaging, packer, verpackung, verpacken, emballage, embalaje > warehouse
forklift | fork lift, fork-lift, forklift truck, reach truck, counterbalance, pallet truck, pallet jack, gabelstapler, stapler, staplerschein, chariot elevateur, cariste, carretilla elevadora, carretillero, forklift licence, forklift license, forklift certificate > warehouse
inventory management | inventory, inventory control, stock control, stock management, stocktaking, stock take, cycle counting, cycle count, cycle counts, inventur, bestandsverwaltung, gestion des stocks, inventaire, gestion de inventario, inventario
warehouse management system | wms, sap ewm, manhattan wms > warehouse
rf scanner | rf scanners, handheld scanner, barcode scanner, hand scanner, scanner guns, handscanner > warehouse
goods receiving | receiving, inbound, goods in, wareneingang, reception de marchandises, recepcion de mercancias > warehouse
goods dispatch | shipping and receiving, shipping department, shipping clerk, shipping goods, dispatch, outbound, despatch, loading, unloading, versand, warenausgang, expedition, expedicion > warehouse
transport planning | route planning, dispatching, dispatcher, tourenplanung, fleet management, fleet > logistics
customs | import export, import/export, customs clearance, incoterms, zoll, douane, aduanas > logistics
procurement | purchasing, sourcing, einkauf, achats, compras, vendor management, supplier management
health and safety | occupational safety, workplace safety, osha, arbeitssicherheit, securite au travail, seguridad laboral, safety procedures, safety regulations, manual handling, iosh, nebosh, risk assessment, risk assessments
lean | six sigma, 5s, kaizen, continuous improvement, lean manufacturing, value stream
manufacturing | production line, assembly, assembly line, produktion, fertigung, fabrication, manufactura
machine operation | machine operator, cnc, cnc machining, maschinenbediener > manufacturing
maintenance | preventive maintenance, equipment maintenance, instandhaltung, wartung, mantenimiento
electrical work | electrician, elektriker, electricien, electricista, wiring
plumbing | plumber, hvac, klempner, plombier, fontanero
welding | welder, mig, tig, schweissen, soudure, soldadura
construction | construction site, bricklaying, carpentry, baustelle, chantier, construccion
premises cleaning | cleaner, office cleaning, cleaning staff, housekeeping, janitorial, reinigung, nettoyage, limpieza
vehicle driving | driver, van driving, truck driving, delivery driver, truck driver, fahrer, chauffeur, conductor, courier
food preparation | cook, chef, kitchen, kuchenhilfe, koch, cuisinier, cocinero
food safety | haccp, food hygiene, servsafe, lebensmittelhygiene, hygiene alimentaire
waiting tables | waiter, waitress, server at, food service, kellner, serveur, camarero
barista | coffee bar, bartender, bartending
hotel reception | front desk, guest services, hotelfach, rezeption, hospitality
retail | retail sales, shop assistant, store associate, sales floor, einzelhandel, verkaufer, vente au detail, vendeur, venta al por menor, dependiente
cash handling | cashier, pos system, point of sale, checkout, kasse, kassierer, caisse, caissier, caja, cajero
merchandising | visual merchandising, planogram, planograms > retail
customer service | customer support, customer care, client service, client support, guest service, kundenservice, kundendienst, kundenbetreuung, service client, atencion al cliente, servicio al cliente
call center | call centre, contact center, contact centre, inbound calls, outbound calls, telephone support, callcenter, centre d'appels > customer service
technical support | tech support, it support, helpdesk, help desk, service desk, desktop support, technischer support, support technique, soporte tecnico
complaint handling | complaints, complaint, de-escalation, deescalation, angry customers, upset customers, beschwerdemanagement, reklamation, reklamationen, reclamations, reclamaciones > customer service
live chat | chat support, email support, e-mail support > customer service
escalations | escalation, escalated tickets, tier 2, second level, second-level, 2nd level > technical support
customer satisfaction | csat, nps, net promoter score, kundenzufriedenheit, satisfaction client, satisfaccion del cliente
customer success | customer success manager, onboarding customers, client onboarding, account health
service level agreements | sla, slas, service levels, response times
sales | selling, sales representative, sales rep, vertrieb, verkauf, ventes, commercial terrain, ventas, salesperson
account management | account manager, key account, key accounts, key account manager, client relationship, client relationships > sales
lead generation | prospecting, cold calling, cold calls, outreach, business development, bdr, sdr, neukundenakquise, kaltakquise, prospection, prospeccion > sales
b2b sales | b2b, enterprise sales, saas sales > sales
sales targets | quota, quotas, sales target, revenue target, revenue targets, umsatzziele > sales
crm | salesforce, hubspot, pipedrive, dynamics crm, customer relationship management
salesforce | sfdc > crm
hubspot | > crm
contract negotiation | negotiating contracts, negotiated contracts, contract negotiations, vertragsverhandlung > negotiation
marketing | marketing manager, campaigns, marketing campaigns, brand management
digital marketing | online marketing, paid social, google ads, facebook ads, ppc, sem, performance marketing > marketing
content marketing | content creation, copywriting, copywriter, blog posts, redaktion, redaction, redaccion > marketing
social media | instagram, tiktok, linkedin content, community management > marketing
email marketing | mailchimp, newsletters, marketing automation > marketing
market research | marktforschung, etude de marche, investigacion de mercado > marketing
event management | event planning, events coordinator, veranstaltungsmanagement
nursing | nurse, registered nurse, rn, staff nurse, krankenpflege, pflegefachkraft, krankenpfleger, krankenschwester, gesundheits- und krankenpfleger, infirmier, infirmiere, enfermero, enfermera, enfermeria, lpn, licensed practical nurse
patient care | patients, bedside care, patientenversorgung, patientenpflege, soins aux patients, cuidado de pacientes, direct care
medication administration | administering medication, administered medication, administered medications, medications, medikamentengabe, administration de medicaments, administracion de medicamentos > patient care
intensive care | icu, critical care, intensivstation, intensivpflege, soins intensifs, reanimation, cuidados intensivos, uci > nursing
emergency department | emergency room, a&e, notaufnahme, urgences, urgencias
elderly care | geriatric, geriatrics, care home, nursing home, altenpflege, ehpad, cuidado de ancianos, residencia de ancianos, dementia
electronic health records | ehr, emr, =Epic, cerner, electronic medical records, patient records, elektronische patientenakte
life support | bls, acls, cpr, basic life support, advanced life support, first aid, erste hilfe, premiers secours, primeros auxilios
infection control | infection prevention, hygiene protocols, hygienevorschriften
care planning | care plans, care plan, pflegeplanung, plan de soins, plan de cuidados > patient care
wound care | wound dressing, wundversorgung > patient care
phlebotomy | venipuncture, blood draw, blood draws, blutentnahme
physiotherapy | physical therapy, physiotherapist, rehabilitation
childcare | nanny, kindergarten, early years, kinderbetreuung, erzieher, erzieherin
teaching | teacher, tutor, tutoring, lesson planning, lehrer, unterricht, enseignant, profesor, docente
social work | social worker, case management, case manager, sozialarbeit
accounting | accountant, bookkeeping, bookkeeper, buchhaltung, buchhalter, comptabilite, comptable, contabilidad, contable
accounts payable | ap processing, invoice processing, supplier invoices, kreditorenbuchhaltung, fournisseurs factures, cuentas por pagar > accounting
accounts receivable | invoicing, billing, collections, debitorenbuchhaltung, facturation, facturacion, cuentas por cobrar > accounting
month-end close | month end, monthly close, monatsabschluss, year-end close, year end, jahresabschluss, cloture mensuelle > accounting
ifrs | us gaap, gaap, hgb > accounting
payroll | lohnabrechnung, lohnbuchhaltung, paie, nominas, nomina
tax | taxation, vat, tax returns, steuer, steuern, fiscalite, impuestos
auditing | internal audit, auditor, wirtschaftsprufung > accounting
financial analysis | financial modelling, financial modeling, fp&a, financial planning, forecasting, finanzanalyse
budgeting | budget, budgets, budget planning, budgetplanung, budgetierung, presupuesto, presupuestos
quickbooks | xero, datev, =Sage > accounting
office administration | office manager, office management, administrative assistant, administration, secretary, secretarial, clerical, burokauffrau, buroverwaltung, sachbearbeitung, sekretariat, secretariat, administration du bureau, administrativo, administracion de oficina
calendar management | scheduling meetings, diary management, appointment scheduling, terminplanung, terminkoordination, gestion d'agenda, gestion de agenda > office administration
travel booking | travel arrangements, booking travel, reiseplanung > office administration
data entry | data input, dateneingabe, datenerfassung, saisie de donnees, entrada de datos
microsoft office | ms office, office 365, microsoft 365, powerpoint, outlook, =Word, ms word, google workspace
filing | record keeping, records management, document management, ablage, archivage
reception | receptionist, empfang, accueil, recepcion, recepcionista, switchboard
minute taking | taking minutes, protokollfuhrung > office administration
human resources | hr, hr generalist, personalwesen, personalabteilung, ressources humaines, recursos humanos
recruiting | recruitment, talent acquisition, recruiter, hiring process, personalbeschaffung, recrutement, reclutamiento > human resources
employee onboarding | onboarding new, onboarded new, einarbeitung > human resources
labor law | labour law, employment law, arbeitsrecht, droit du travail, derecho laboral > human resources
legal | paralegal, lawyer, attorney, contract drafting, rechtsanwalt, juriste, abogado
compliance | regulatory, regulatory compliance, iso 9001, audits, konformitat, conformite, cumplimiento
translation | translator, interpreting, interpreter, ubersetzung, traduction, traduccion
security guard | security officer, sicherheitsdienst, agent de securite, vigilante
shift work | night shift, night shifts, rotating shifts, weekend shifts, schichtarbeit, schichtdienst, nachtschicht, travail poste, travail de nuit, turnos, turno de noche
heavy lifting | lift up to, lifting up to, physically demanding, korperlich belastbar
`

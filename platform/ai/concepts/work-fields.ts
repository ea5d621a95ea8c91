// The same format as in care.ts: whole fields of work, as requirements name them ("experience in hospitality"), and the occupations that
// belong to them.
export const WORK_FIELDS = `
hospitality work | hospitality, hospitality industry, hospitality sector, gastronomie, gastgewerbe, hotellerie, hotellerie und gastronomie, gastro, hostelería, sector hostelero, hôtellerie, hôtellerie-restauration, dans la restauration, en restauration, secteur de la restauration, restauration collective, restauration rapide, horeca, en restauración, en la restauración, restauración colectiva, sector de la restauración
cooking | > hospitality work
kitchen help | > hospitality work
waiting tables | > hospitality work
bartending | > hospitality work
barista | > hospitality work
banqueting | > hospitality work
hotel reception | > hospitality work
hotel management | > hospitality work
restaurant management | > hospitality work
kitchen management | > hospitality work
housekeeping | > hospitality work
catering | > hospitality work
healthcare work | health care, healthcare industry, health service, clinical setting, hospital setting, hospital environment, im gesundheitswesen, krankenhausbereich, klinikbereich, milieu hospitalier, secteur hospitalier, environnement hospitalier, milieu de la santé, secteur de la santé, ámbito hospitalario, ámbito sanitario, entorno hospitalario, sector sanitario
healthcare sector | > healthcare work
nursing | > healthcare work
midwifery | > healthcare work
physiotherapy | > healthcare work
health care assistant | > healthcare work
medical assistance | > healthcare work
medical practice | > healthcare work
paramedic work | > healthcare work
radiography | > healthcare work
logistics work | in logistics, logistics industry, logistics sector, logistics environment, logistics experience, in der logistik, logistikbereich, logistikbranche, la logistique, en logistique, secteur logistique, en logística, sector logístico, la logística
logistics | > logistics work
warehouse work | > logistics work
warehouse supervision | > logistics work
transport planning | > logistics work
freight forwarding | > logistics work
supply chain management | > logistics work
truck driving | > logistics work
delivery driving | > logistics work
trade work | im handel, in trade, dans le commerce, secteur du commerce, en el comercio, sector comercial
retail sales | > trade work
sales | > trade work
store management | > trade work
nursing | clinical nursing, hospital nursing, in der pflege, in pflege, bereich pflege, pflegebereich, pflegebranche, pflegedienst, pflegeberuf*, pflegehelfer, pflegehelferin
teaching | classroom teaching, school teaching, enseignement, enseigner, l'enseignement, enseñanza, docencia, docente, docentes, lehrtätigkeit, schuldienst, lehramt
accounting | accountancy
bookkeeping | accountant, buchhalter, buchhalterin, comptable, contable
financial bookkeeping | buchhalter, buchhalterin, finanzbuchhalter, finanzbuchhalterin, bilanzbuchhalter, bilanzbuchhalterin
electrical installation | elektrotechnik
software development | =Programmierung, programación, programmation
b2b sales | technico-commercial, technico-commerciale, vertriebsingenieur, vertriebsingenieurin, sales engineer, industrial sales, account manager
field sales | sales representative, sales rep, commercial itinérant, commerciale itinérante, außendienstmitarbeiter, außendienstmitarbeiterin
`

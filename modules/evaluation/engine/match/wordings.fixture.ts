// Titles, and what everybody who held them has experience in: "Staff Nurse" in nursing. A title alone says it, whatever the requirement's
// wording is.
export const TITLES = `
en | Staff Nurse | City Hospital | nursing; clinical nursing
en | Accountant | Miller & Co | accounting; accountancy
en | Electrician | Volt Ltd | electrical installation; electrical work
en | Primary School Teacher | Hill School | teaching; classroom teaching
en | Warehouse Operative | Logi Ltd | warehouse work; warehousing; warehouse
en | Software Engineer | Bits Inc | software development; software engineering; programming
en | Sales Representative | Acme | sales; field sales
en | Chef de Partie | Bistro One | professional cooking; kitchen
en | HR Advisor | Acme | human resources; HR
en | Project Manager | Acme | project management; managing projects
en | Customer Service Agent | Acme | customer service; customer support
en | HGV Driver | Haul Ltd | HGV driving; lorry driving
en | Receptionist | Hotel One | reception; front desk
de | Krankenschwester | Klinikum Nord | der Pflege; der Krankenpflege
de | Pflegefachkraft | Klinikum Nord | der Pflege; Pflege
de | Buchhalterin | Müller GmbH | der Buchhaltung; der Finanzbuchhaltung
de | Lagerist | Logistik GmbH | der Lagerlogistik; im Lager
de | Koch | Gasthof Adler | der Gastronomie; der Küche
de | Softwareentwickler | Bits GmbH | der Softwareentwicklung; Programmierung
de | Vertriebsmitarbeiter | Acme GmbH | dem Vertrieb; im Vertrieb
de | Erzieherin | Kita Sonne | der Kinderbetreuung; einer Kita
de | Elektroniker | Volt GmbH | der Elektroinstallation; Elektrotechnik
fr | Professeure de mathématiques | Collège Hugo | l'enseignement; l'enseignement des mathématiques
fr | Infirmière | CHU de Lille | les soins infirmiers; le milieu hospitalier
fr | Technico-commercial | Acme | la vente; la vente B2B; le commerce
fr | Comptable | Cabinet Durand | la comptabilité
fr | Cuisinier | Le Bistrot | la restauration; la cuisine
fr | Magasinier | Logistique SA | la logistique; le magasinage
es | Enfermera | Hospital Central | enfermería; el ámbito hospitalario
es | Contable | Gestoría Ruiz | contabilidad
es | Profesora de inglés | Colegio Sol | la enseñanza; docencia
es | Comercial | Acme | ventas; el área comercial
es | Cocinero | Restaurante Mar | cocina; hostelería
es | Camarera | Bar Luz | hostelería; restauración
en | Paralegal | Stone LLP | legal support; law; a law firm
en | Solicitor | Stone LLP | legal practice
en | Marketing Manager | Acme | marketing
en | Data Analyst | Acme | data analysis; analytics
en | Plumber | Pipes Ltd | plumbing
en | Carpenter | Wood Ltd | carpentry; joinery
en | Care Assistant | Oak Home | care work; social care; care
en | Social Worker | City Council | social work
en | Pharmacist | Boots | pharmacy
en | Graphic Designer | Studio Z | graphic design; design
en | Mechanical Engineer | Gear Ltd | mechanical engineering
en | Administrative Assistant | Acme | administration; office administration; office work; an administrative role
en | Executive Assistant | Acme | executive support; administration
en | Recruiter | Acme | recruitment; talent acquisition
en | Store Manager | Fashion Ltd | retail; retail management; store management
en | Barista | Coffee Co | hospitality
en | Hotel Manager | Grand Hotel | hospitality; hotel management
en | Security Guard | Guard Ltd | security; security work
en | Cleaner | Clean Ltd | cleaning
en | Bricklayer | Build Ltd | construction; bricklaying
en | Site Manager | Build Ltd | construction; site management
en | IT Support Technician | Acme | IT support; IT; technical support
en | DevOps Engineer | Acme | DevOps; IT
en | Product Manager | Acme | product management
en | Business Analyst | Acme | business analysis
en | Financial Analyst | Acme | financial analysis; finance
en | Bank Teller | Big Bank | banking
en | Insurance Broker | Cover Ltd | insurance; the insurance industry
en | Lab Technician | Lab Ltd | laboratory work
en | Dental Nurse | Smile Dental | dental nursing
en | Physiotherapist | City Hospital | physiotherapy; healthcare
en | Nursery Assistant | Happy Kids Nursery | childcare; early years; a nursery
en | Teaching Assistant | Hill School | a school; classroom support; education
en | Personal Trainer | Gym One | fitness; personal training
en | Hairdresser | Salon Rose | hairdressing
en | Journalist | Daily News | journalism
en | Translator | Words Ltd | translation
en | Photographer | Studio Z | photography
en | Gardener | Green Ltd | gardening; horticulture
en | Farm Worker | Hill Farm | farming; agriculture
en | Procurement Officer | Acme | procurement; purchasing
en | Quality Inspector | Gear Ltd | quality control
en | Machine Operator | Gear Ltd | manufacturing
en | Welder | Gear Ltd | welding
en | Car Mechanic | Motor Ltd | vehicle repair; automotive repair
en | Bus Driver | City Buses | bus driving; passenger transport
en | Civil Engineer | Roads Ltd | civil engineering
en | Architect | Plan Ltd | architecture
en | Event Manager | Events Ltd | event management
en | Call Centre Agent | Phones Ltd | a call centre; customer service
de | Altenpflegerin | Haus Abendrot | der Altenpflege; der Pflege
de | Verkäuferin | Edeka | dem Verkauf; dem Einzelhandel; im Verkauf
de | Bürokauffrau | Müller GmbH | der Büroorganisation
de | Maurer | Bau GmbH | dem Baugewerbe; dem Hochbau
de | Sozialarbeiterin | Caritas | der Sozialarbeit; der sozialen Arbeit
de | Grundschullehrerin | Grundschule Süd | dem Unterrichten; dem Schuldienst
de | Berufskraftfahrer | Spedition Nord | dem Güterverkehr; der Logistik
de | Projektleiter | Acme GmbH | dem Projektmanagement; der Projektleitung
de | Personalreferentin | Acme GmbH | der Personalarbeit; dem Personalwesen; HR
de | Steuerfachangestellte | Kanzlei Huber | der Steuerberatung; einer Steuerkanzlei
de | Rechtsanwältin | Kanzlei Huber | einer Kanzlei
de | Kellner | Gasthof Adler | der Gastronomie
de | Reinigungskraft | Sauber GmbH | der Reinigung; der Gebäudereinigung
de | Systemadministrator | Acme GmbH | der IT; der Systemadministration; der IT-Administration
de | Medizinische Fachangestellte | Praxis Dr. Roth | dem Gesundheitswesen
de | Produktionsmitarbeiter | Werk GmbH | der Produktion; der Fertigung
de | Marketing-Managerin | Acme GmbH | dem Marketing
de | Einkäufer | Acme GmbH | dem Einkauf; der Beschaffung
de | Friseurin | Salon Rosa | dem Friseurhandwerk
fr | Aide-soignante | EHPAD Les Lilas | le soin aux personnes âgées; un EHPAD
fr | Vendeuse | Boutique Lise | la vente; le commerce
fr | Assistante administrative | Acme | l'administration; le secrétariat; un poste administratif
fr | Développeur web | Bits | le développement web; l'informatique
fr | Chauffeur poids lourd | Transports Roux | le transport; la conduite de poids lourds
fr | Électricien | Volt SARL | l'électricité; le bâtiment
fr | Maçon | Bâti SARL | le bâtiment; la maçonnerie; le BTP
fr | Serveur | Le Bistrot | la restauration; le service en salle
fr | Chargée de recrutement | Acme | le recrutement; les ressources humaines
fr | Chef de projet | Acme | la gestion de projet; le pilotage de projets
fr | Éducatrice de jeunes enfants | Crèche Soleil | la petite enfance; une crèche
fr | Agent d'entretien | Net SARL | le nettoyage; la propreté
fr | Responsable marketing | Acme | le marketing
fr | Avocate | Cabinet Rey | le droit; un cabinet d'avocats
es | Dependienta | Zara | atención al cliente; el comercio; ventas
es | Administrativa | Acme | administración; tareas administrativas
es | Programador | Bits SL | programación; desarrollo de software; informática
es | Electricista | Volt SL | electricidad; instalaciones eléctricas
es | Conductor de camión | Transportes Sur | transporte; conducción de camiones
es | Auxiliar de enfermería | Hospital Central | el ámbito sanitario; cuidados
es | Mozo de almacén | Logística SL | almacén; logística
es | Técnica de recursos humanos | Acme | recursos humanos
es | Abogada | Bufete Gil | derecho; un despacho de abogados
es | Limpiadora | Limpio SL | limpieza
es | Maestra | Colegio Sol | educación; enseñanza
`

/** How requirements ask for it. "@" stands for what they ask for. */
export const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    '5 years of experience in @',
    'Over 10 years of @ experience',
    "At least 5 years' experience in @",
    '10+ years @ experience',
    '5 yrs of @ exp.',
    "Minimum five years' @ experience",
    'More than 8 years in @',
    'Extensive experience in @',
    'Several years of experience in @',
    'Proven track record in @',
  ],
  de: [
    'Mindestens 5 Jahre Berufserfahrung in @',
    'Mehrjährige Berufserfahrung in @',
    'Über 10 Jahre Erfahrung in @',
    'Erste Berufserfahrung in @',
    '5+ Jahre in @',
  ],
  fr: [
    '10 ans d’expérience dans @',
    "Au moins 5 ans d'expérience dans @",
    'Expérience de plus de 8 ans dans @',
    'Expérience confirmée dans @',
    'Solide expérience dans @',
  ],
  es: [
    'Al menos 5 años de experiencia en @',
    'Más de 8 años en @',
    'Experiencia demostrable en @',
    'Experiencia mínima de 5 años en @',
  ],
}

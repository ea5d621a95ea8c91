// Whole fields of work, as requirements name them ("experience in hospitality"), and the occupations that belong to them. A field's words are
// common ("production", "design"), so that they name it only in the usual contexts: "in production", "production environment".

/** "@" stands for a word of a field. */
const CONTEXTS = {
  en: 'in @, in the @, @ experience, @ exp, the @ industry, @ environment, years of @',
  de: 'in der @!, in dem @!, im @!, in @!, Bereich @!, in einer @!, in einem @!, @bereich, @branche',
  fr: "dans le @, dans la @, dans l'@, dans les @, dans un @, dans une @, en @, secteur @, secteur du @, secteur de la @, secteur de l'@, milieu @",
  es: 'en @, en el @, en la @, en un @, en una @, sector @, sector de la @, sector del @, ámbito @, ámbito de la @, área de @, área @',
} as const

/** The field, its words in each language, and the occupations that belong to it. */
const FIELDS: readonly [id: string, words: Readonly<Record<keyof typeof CONTEXTS, string>>, occupations: string][] = [
  [
    'hospitality work',
    {
      en: 'hospitality, catering, restaurants, hotels, coffee shops',
      de: 'gastronomie, gastro, hotellerie, küche, gastgewerbe',
      fr: 'restauration, hôtellerie, hôtellerie-restauration',
      es: 'hostelería, restauración, hotelería',
    },
    'cooking, kitchen help, waiting tables, bartending, barista, banqueting, hotel reception, hotel management, restaurant management, kitchen management, housekeeping, catering',
  ],
  [
    'healthcare work',
    {
      en: 'healthcare, health care, clinical care, hospitals, hospital, clinical, medical',
      de: 'gesundheitswesen, klinik, krankenhaus',
      fr: 'santé, hospitalier, médical, hôpital',
      es: 'sanidad, hospitalario, sanitario, salud, hospital',
    },
    'healthcare sector, hospital, nursing, midwifery, physiotherapy, occupational therapy, health care assistant, medical assistance, medical practice, paramedic work, radiography, pharmacy work, dental assistance, dietetics, speech therapy',
  ],
  [
    'care field',
    {
      en: 'care, social care, care work, adult care',
      de: 'pflege, altenpflege',
      fr: 'soin, soins, aide à la personne, soin aux personnes âgées',
      es: 'cuidados, dependencia, atención sociosanitaria',
    },
    'nursing, health care assistant, support work, elderly care, personal care',
  ],
  [
    'logistics work',
    { en: 'logistics', de: 'logistik', fr: 'logistique', es: 'logística' },
    'logistics, warehouse work, warehouse supervision, transport planning, freight forwarding, supply chain management, truck driving, delivery driving, stevedoring, air freight',
  ],
  [
    'transport work',
    {
      en: 'transport, passenger transport, haulage, transportation',
      de: 'transport, transportwesen, güterverkehr, personenverkehr',
      fr: 'transport, transports, transport routier',
      es: 'transporte, transportes',
    },
    'truck driving, bus driving, coach touring, taxi driving, delivery driving, train driving, train attendance, transport planning, freight forwarding',
  ],
  [
    'trade work',
    {
      en: 'retail, retail trade',
      de: 'handel, einzelhandel, verkauf, großhandel',
      fr: 'commerce, vente, commerce de détail',
      es: 'comercio, comercial, tienda',
    },
    'retail sales, sales, store management, till work, online shop, inside sales, key account management',
  ],
  [
    'construction field',
    {
      en: 'construction, building trade, the trades',
      de: 'hochbau, tiefbau, baugewerbe, baubranche, bauindustrie, bauwesen, bauhandwerk',
      fr: 'bâtiment, btp, construction, travaux publics',
      es: 'construcción, obra, edificación',
    },
    'construction, bricklaying, carpentry, roofing, plastering, tiling, painting and decorating, electrical installation, plumbing, groundworks, scaffolding, floor laying, glazing, heavy equipment, crane operation, demolition, insulation, road construction, site supervision, site engineering, civil engineering, quantity surveying',
  ],
  [
    'information technology work',
    {
      en: '=IT, information technology, tech',
      de: '=IT, informatik, edv',
      fr: 'informatique, numérique',
      es: 'informática, tecnologías de la información',
    },
    'software development, frontend, backend, full stack, devops, system administration, it support, technical support, network engineering, information security, database administration, data engineering, software testing',
  ],
  [
    'finance field',
    {
      en: 'finance, financial services, accounting and finance',
      de: 'finanzwesen, finanzen, finanz, finanzbuchhaltung und controlling',
      fr: 'finance, finances',
      es: 'finanzas, financiero',
    },
    'finance, accounting, financial analysis, controlling, management accounting, auditing, tax, investment management, financial advice, credit analysis, banking, bank counter service',
  ],
  [
    'banking field',
    { en: 'banking, a bank', de: 'bankwesen, bank, banken', fr: 'banque, bancaire', es: 'banca, bancario' },
    'banking, bank counter service, credit analysis, mortgages, bank setting',
  ],
  [
    'legal field',
    {
      en: 'law, legal, legal support, legal practice, law firms, a law firm',
      de: 'rechtswesen, jura, kanzlei, anwaltskanzlei',
      fr: "droit, juridique, cabinet d'avocats",
      es: 'derecho, jurídico, despacho de abogados, bufete',
    },
    'legal, paralegal work, legal secretarial work',
  ],
  [
    'education field',
    {
      en: 'education, schools, a school, school',
      de: 'bildungswesen, bildung, schuldienst, schule, schulen',
      fr: 'éducation, école, milieu scolaire',
      es: 'educación, educativo, docente, colegio',
    },
    'teaching, teaching assistant, lecturing, special needs education, social education',
  ],
  [
    'early years field',
    {
      en: 'early years, childcare, nurseries, a nursery',
      de: 'kita, kindergarten, krippe, kinderbetreuung, elementar',
      fr: 'petite enfance, crèche',
      es: 'educación infantil, guardería, escuela infantil',
    },
    'childcare, nursery room leader, nursery management',
  ],
  [
    'manufacturing field',
    {
      en: 'manufacturing, a factory, factories',
      de: 'produktion, fertigung, industrie, fabrik',
      fr: 'industrie, industriel, usine',
      es: 'industria, industrial, fábrica',
    },
    'manufacturing, machine operation, production work, production supervision, assembly, cnc machining, welding, industrial mechanics, quality control, tool making, metal fabrication, food production, chemical production, pharmaceutical production, plastics processing',
  ],
  [
    'administrative work',
    {
      en: 'administration, office administration, office work, an office, an administrative role',
      de: 'büro, büroorganisation, sachbearbeitung, büroarbeit, bürotätigkeit',
      fr: 'administration, secrétariat, administratif, poste administratif',
      es: 'administración, oficina, administrativo, secretaría',
    },
    'office administration, executive assistance, legal secretarial work, public administration work, data entry, reception',
  ],
  [
    'design field',
    { en: 'design', de: 'design, mediengestaltung', fr: 'design, conception graphique', es: 'diseño' },
    'graphic design, web design, interior design, user experience design, fashion design',
  ],
  [
    'automotive repair',
    {
      en: 'automotive repair, vehicle repair, motor trade',
      de: 'kfz, kfz-werkstatt, autowerkstatt, fahrzeugreparatur',
      fr: 'garage automobile, garage, mécanique automobile, réparation automobile',
      es: 'taller mecánico, mecánica, reparación de automóviles',
    },
    'car repair, car body repair, heavy vehicle repair, motorcycle repair',
  ],
  [
    'marketing field',
    { en: 'marketing', de: 'marketing', fr: 'marketing', es: 'marketing, mercadotecnia' },
    'marketing, social media management, copywriting, public relations',
  ],
  [
    'fitness field',
    { en: 'fitness, sports, sport', de: 'fitness, sport', fr: 'sport, fitness', es: 'deporte, fitness' },
    'personal training, sports coaching, swimming instruction, lifeguarding',
  ],
  [
    'cleaning field',
    {
      en: 'cleaning',
      de: 'reinigung, gebäudereinigung',
      fr: 'nettoyage, propreté',
      es: 'limpieza',
    },
    'premises cleaning, window cleaning, housekeeping, cleaning supervision',
  ],
  [
    'land work',
    {
      en: 'agriculture, farming, horticulture, landscaping',
      de: 'landwirtschaft, gartenbau, landschaftsbau, garten- und landschaftsbau',
      fr: 'agriculture, espaces verts, horticulture, paysage',
      es: 'agricultura, jardinería, horticultura',
    },
    'agriculture, gardening, forestry, viticulture, livestock farming',
  ],
  [
    'social field',
    {
      en: 'social services, social work, the third sector',
      de: 'sozialwesen, sozialarbeit, sozialen arbeit',
      fr: 'social, travail social, médico-social',
      es: 'servicios sociales, trabajo social, social',
    },
    'social work, youth work, social education, support work, employment counselling',
  ],
]

const list = (text: string): string[] => text.split(',').map(part => part.trim())

/** A word of a field in all contexts. A word with capitals ("=IT") has to be written like this. */
function inContexts(word: string, contexts: string): string[] {
  const exact = word.startsWith('=')
  return list(contexts).map(context =>
    exact ? `=${context.replace(/@!?/u, word.slice(1))}` : context.replace('@', word),
  )
}

export const WORK_FIELDS = FIELDS.flatMap(([id, words, occupations]) => [
  `${id} | ${Object.entries(words)
    .flatMap(([language, own]) =>
      list(own).flatMap(word => inContexts(word, CONTEXTS[language as keyof typeof CONTEXTS])),
    )
    .join(', ')}`,
  ...list(occupations).map(occupation => `${occupation} | > ${id}`),
]).join('\n')

/** Further names of occupations, in the same format. */
export const FURTHER_NAMES = `
charge nurse | ward sister, senior sister, ward manager, nurse manager, nurse in charge, sister / charge nurse, stationsleitung, stationsleiter, stationsleiterin, oberschwester, cadre de santé, infirmière cadre, supervisora de enfermería, supervisor de enfermería > nursing
nurse practitioner | advanced nurse practitioner, advanced clinical practitioner, infirmière en pratique avancée, enfermera de práctica avanzada > nursing
nursing | clinical nursing, hospital nursing, pflegehelfer, pflegehelferin, pflegedienst, pflegeberuf*
teaching | classroom teaching, school teaching, enseignement, l'enseignement, enseigner, enseñanza, docencia, docente, docentes, lehrtätigkeit, lehramt, unterrichten, maestra, maestro
teaching assistant | classroom support, classroom assistance
accounting | accountancy
bookkeeping | accountant, buchhalter, buchhalterin, comptable, contable
financial bookkeeping | buchhalter, buchhalterin, finanzbuchhalter, finanzbuchhalterin, bilanzbuchhalter, bilanzbuchhalterin
electrical installation | elektrotechnik, électricité, electricidad
software development | =Programmierung, programación, programmation, développement web, desarrollo web
b2b sales | technico-commercial, technico-commerciale, vertriebsingenieur, vertriebsingenieurin, sales engineer, industrial sales, account manager
field sales | sales representative, sales rep, commercial itinérant, commerciale itinérante, außendienstmitarbeiter, außendienstmitarbeiterin
data analysis | analytics
executive assistance | executive support, personal assistant, =PA
medical assistance | > medical practice
tax clerk | steuerberatung, steuerkanzlei
bricklaying | maçonnerie, albañilería
quality control | quality inspector, quality inspection
`

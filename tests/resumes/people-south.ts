import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'

export const lucia: Person = {
  name: 'Lucía Ferrándiz Ortega',
  title: 'Jefa de proyecto digital',
  email: 'lucia.ferrandiz@example.es',
  phone: '+34 612 345 678',
  city: 'Valencia, España',
  links: ['linkedin.com/in/luciaferrandiz'],
  summary:
    'Jefa de proyecto con ocho años de experiencia en comercio electrónico. Me gusta trabajar con equipos pequeños y medir los resultados de cada cambio.',
  positions: [
    {
      title: 'Jefa de proyecto digital',
      employer: 'Azahar Comercio S.L.',
      city: 'Valencia',
      from: '2021-01',
      to: null,
      bullets: [
        'Dirección del rediseño de la tienda en línea, con un aumento del 18 % en las ventas durante el primer año.',
        'Coordinación de un equipo de nueve personas entre diseño, desarrollo y atención al cliente.',
      ],
    },
    {
      title: 'Analista de negocio',
      employer: 'Grupo Levante Logística',
      city: 'Sagunto',
      from: '2017-05',
      to: '2020-12',
      bullets: ['Análisis de los procesos de almacén y puesta en marcha de un sistema de seguimiento de envíos.'],
    },
  ],
  education: [
    {
      school: 'Universidad Politécnica de Valencia',
      degree: 'Grado en Administración',
      from: '2012-09',
      to: '2016-07',
    },
  ],
  skills: ['Gestión de proyectos', 'Google Analytics', 'SQL', 'Scrum'],
  languages: ['Español (nativo)', 'Inglés (alto)', 'Valenciano (nativo)'],
  language: 'es',
}

export const giulia: Person = {
  name: 'Giulia Bertolini',
  title: 'Responsabile commerciale',
  email: 'giulia.bertolini@example.it',
  phone: '+39 347 123 4567',
  city: '40121 Bologna',
  links: [],
  summary:
    'Responsabile commerciale con esperienza nel settore alimentare, abituata a lavorare con la grande distribuzione e con i piccoli produttori.',
  positions: [
    {
      title: 'Responsabile commerciale',
      employer: 'Pastificio Aurora S.p.A.',
      city: 'Bologna',
      from: '2018-04',
      to: null,
      bullets: [
        'Gestione di una rete di undici agenti e di un fatturato di nove milioni di euro.',
        'Apertura del mercato austriaco con due nuovi distributori nel primo anno.',
      ],
    },
    {
      title: 'Impiegata commerciale',
      employer: 'Conserve Rinaldi S.r.l.',
      city: 'Parma',
      from: '2013-09',
      to: '2018-03',
      bullets: ['Preparazione delle offerte e assistenza ai clienti della grande distribuzione.'],
    },
  ],
  education: [{ school: 'Università di Bologna', degree: 'Laurea in Economia', from: '2008-09', to: '2012-11' }],
  skills: ['Trattativa', 'Salesforce', 'Previsioni di vendita'],
  languages: ['Italiano (madrelingua)', 'Inglese (ottimo)', 'Tedesco (buono)'],
  language: 'it',
}

export const rafael: Person = {
  name: 'Rafael Monteiro da Silva',
  title: 'Analista de dados',
  email: 'rafael.monteiro@example.com.br',
  phone: '+55 11 98765-4321',
  city: 'São Paulo, Brasil',
  links: ['github.com/rafamonteiro'],
  summary:
    'Analista de dados com seis anos de experiência em varejo e saúde, com foco em painéis que as pessoas usam de verdade.',
  positions: [
    {
      title: 'Analista de dados sênior',
      employer: 'Farmácias Ipê Ltda',
      city: 'São Paulo',
      from: '2022-02',
      to: null,
      bullets: [
        'Construção de um modelo de previsão de demanda que reduziu a falta de estoque em 23%.',
        'Orientação de três analistas em início de carreira.',
      ],
    },
    {
      title: 'Analista de dados',
      employer: 'Varejo Sul S.A.',
      city: 'Curitiba',
      from: '2018-06',
      to: '2022-01',
      bullets: ['Criação dos painéis de vendas usados por duzentas lojas.'],
    },
  ],
  education: [
    { school: 'Universidade Federal do Paraná', degree: 'Bacharelado em Estatística', from: '2014-02', to: '2018-05' },
  ],
  skills: ['Python', 'SQL', 'Power BI', 'Estatística'],
  languages: ['Português (nativo)', 'Inglês (avançado)'],
  language: 'pt',
}

export const heloise: Person = {
  name: 'Héloïse Garnier',
  title: 'Chargée de communication',
  email: 'heloise.garnier@example.fr',
  phone: '06 12 34 56 78',
  city: '69003 Lyon',
  links: [],
  summary:
    'Chargée de communication depuis sept ans, à l’aise avec la rédaction, l’organisation d’événements et le travail avec les élus.',
  positions: [
    {
      title: 'Chargée de communication',
      employer: 'Fondation Rive Droite',
      city: 'Lyon',
      from: '2020-09',
      to: null,
      bullets: [
        'Rédaction de la lettre mensuelle, lue par douze mille abonnés.',
        'Organisation de trois journées portes ouvertes par an avec une équipe de bénévoles.',
      ],
    },
    {
      title: 'Assistante de communication',
      employer: 'Agence Belle Étoile',
      city: 'Grenoble',
      from: '2017-02',
      to: '2020-08',
      bullets: ['Suivi des relations avec la presse pour une dizaine de clients de la région.'],
    },
  ],
  education: [{ school: 'Université Lyon 2', degree: 'Master Communication', from: '2014-09', to: '2016-09' }],
  skills: ['Rédaction', 'InDesign', 'Relations presse'],
  languages: ['Français (langue maternelle)', 'Anglais (courant)'],
  language: 'fr',
}

import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'

// Invented people. Any resemblance is coincidental; the addresses use domains that are reserved for examples.

export const maren: Person = {
  name: 'Maren Fjeldstad',
  title: 'Senior Backend Engineer',
  email: 'maren.fjeldstad@example.com',
  phone: '+47 912 34 567',
  city: 'Bergen, Norway',
  links: ['linkedin.com/in/marenfjeldstad', 'github.com/marenf'],
  summary:
    'Backend engineer with nine years in payment systems, who likes small teams, measured work and code that can be deleted.',
  positions: [
    {
      title: 'Senior Backend Engineer',
      employer: 'Nordlys Pay AS',
      city: 'Bergen',
      from: '2020-03',
      to: null,
      bullets: [
        'Led the move of a monolithic ledger to event-driven services that handle four million transactions a day.',
        'Cut the nightly reconciliation from six hours to twenty minutes by rewriting it as a stream.',
        'Set up the on-call rota for three teams and halved the pages at night within a year.',
      ],
    },
    {
      title: 'Backend Engineer',
      employer: 'Fjordline Software',
      city: 'Oslo',
      from: '2016-08',
      to: '2020-02',
      bullets: [
        'Built the booking interface used by forty travel agencies in the Nordic countries.',
        'Introduced contract tests between nine teams; broken releases fell from weekly to twice a year.',
      ],
    },
  ],
  education: [{ school: 'University of Bergen', degree: 'MSc Computer Science', from: '2014-08', to: '2016-06' }],
  skills: ['TypeScript', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Go', 'Terraform'],
  languages: ['Norwegian (native)', 'English (fluent)'],
}

export const juergen: Person = {
  name: 'Jürgen Weißhaupt',
  title: 'Projektleiter Anlagenbau',
  email: 'j.weisshaupt@example.de',
  phone: '+49 (0)711 945 3320',
  city: '70178 Stuttgart',
  links: [],
  summary:
    'Projektleiter mit langjähriger Erfahrung im Anlagenbau. Führt Teams von bis zu zwölf Personen und hält Termine und Budgets ein.',
  positions: [
    {
      title: 'Projektleiter',
      employer: 'Schwäbische Fördertechnik GmbH',
      city: 'Stuttgart',
      from: '2019-03',
      to: null,
      bullets: [
        'Leitung von acht Projekten mit einem Volumen von je zwei bis fünf Millionen Euro.',
        'Einführung eines Risikoverfahrens, durch das die Nachträge um ein Drittel sanken.',
      ],
    },
    {
      title: 'Konstruktionsingenieur',
      employer: 'Maschinenfabrik Brenner AG',
      city: 'Ulm',
      from: '2012-10',
      to: '2019-02',
      bullets: [
        'Entwicklung von Förderanlagen für die Lebensmittelindustrie von der Skizze bis zur Abnahme beim Kunden.',
        'Betreuung der Lieferanten in Polen und Tschechien.',
      ],
    },
    {
      title: 'Werkstudent Konstruktion',
      employer: 'Hydraulik Lang KG',
      city: 'Esslingen',
      from: '2011-04',
      to: '2012-09',
      bullets: ['Zeichnungen und Stücklisten für die Serienfertigung von Zylindern.'],
    },
  ],
  education: [
    { school: 'Hochschule Esslingen', degree: 'Diplom Maschinenbau', from: '2007-10', to: '2012-09' },
    { school: 'Schickhardt-Gymnasium Stuttgart', degree: 'Abitur', from: '1998-09', to: '2007-06' },
  ],
  skills: ['SolidWorks', 'SAP PS', 'MS Project', 'FMEA', 'Vertragsverhandlung'],
  languages: ['Deutsch (Muttersprache)', 'Englisch (verhandlungssicher)', 'Polnisch (Grundkenntnisse)'],
  language: 'de',
}

export const femke: Person = {
  name: 'Femke van der Velde',
  title: 'Verpleegkundige intensive care',
  email: 'femke.vandervelde@example.nl',
  phone: '+31 6 2345 6789',
  city: '3512 JE Utrecht',
  links: [],
  summary:
    'Verpleegkundige met acht jaar ervaring op de intensive care, rustig in drukte en graag verantwoordelijk voor het inwerken van nieuwe collega’s.',
  positions: [
    {
      title: 'Verpleegkundige intensive care',
      employer: 'Domstad Ziekenhuis',
      city: 'Utrecht',
      from: '2018-09',
      to: null,
      bullets: [
        'Zorg voor beademde patiënten op een afdeling van achttien bedden.',
        'Begeleiding van zes leerlingen per jaar tijdens het inwerken.',
      ],
    },
    {
      title: 'Verpleegkundige interne geneeskunde',
      employer: 'Ziekenhuis De Linde',
      city: 'Amersfoort',
      from: '2015-07',
      to: '2018-08',
      bullets: ['Dagelijkse zorg voor patiënten met diabetes en nierziekten, in wisselende diensten.'],
    },
  ],
  education: [{ school: 'Hogeschool Utrecht', degree: 'HBO Verpleegkunde', from: '2011-09', to: '2015-06' }],
  skills: ['Beademing', 'Reanimatie', 'Klinisch redeneren', 'HiX'],
  languages: ['Nederlands (moedertaal)', 'Engels (goed)'],
  language: 'nl',
}

export const zofia: Person = {
  name: 'Zofia Wiśniewska',
  title: 'Specjalistka ds. księgowości',
  email: 'zofia.wisniewska@example.pl',
  phone: '+48 601 234 567',
  city: '50-001 Wrocław',
  links: ['linkedin.com/in/zofiawisniewska'],
  summary:
    'Księgowa z dziesięcioletnim doświadczeniem w firmach produkcyjnych, przyzwyczajona do zamknięcia miesiąca w trzy dni.',
  positions: [
    {
      title: 'Starsza księgowa',
      employer: 'Odra Metal Sp. z o.o.',
      city: 'Wrocław',
      from: '2019-02',
      to: null,
      bullets: [
        'Zamknięcie miesiąca dla trzech spółek i przygotowanie sprawozdań dla zarządu.',
        'Wdrożenie elektronicznego obiegu faktur, dzięki któremu liczba błędów spadła o połowę.',
      ],
    },
    {
      title: 'Młodsza księgowa',
      employer: 'Biuro Rachunkowe Saldo',
      city: 'Opole',
      from: '2014-09',
      to: '2019-01',
      bullets: ['Prowadzenie ksiąg dla czterdziestu małych firm oraz kontakt z urzędem skarbowym.'],
    },
  ],
  education: [
    { school: 'Uniwersytet Ekonomiczny we Wrocławiu', degree: 'Magister finansów', from: '2009-10', to: '2014-06' },
  ],
  skills: ['Symfonia', 'Excel', 'Podatek VAT', 'Sprawozdawczość'],
  languages: ['polski (ojczysty)', 'angielski (dobry)'],
  language: 'pl',
}

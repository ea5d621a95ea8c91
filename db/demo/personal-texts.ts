/** What each person of the demonstration wrote: the bullets of their positions, the newest first, and the answer to the job's question. */
export interface PersonalTexts {
  readonly positions: readonly (readonly string[])[]
  readonly answer: string
}

const wrote = (positions: readonly (readonly string[])[], answer: string): PersonalTexts => ({ positions, answer })

export const personalTexts: Readonly<Record<string, PersonalTexts>> = {
  'Noor Haddad': wrote(
    [
      [
        'Built the payment services of Cedar Pay in TypeScript and Node.js on PostgreSQL, used by 900 shops.',
        'Was on call every fifth week and cut the night alerts from forty a month to six.',
        'Gave every payment call an idempotency key, so that a slow provider charges nobody twice.',
      ],
      ['Ran eleven Docker services on Kubernetes and wrote a runbook for each.', 'Reviewed every schema change.'],
    ],
    'The payment worker at Cedar Pay: I can tell you what it did with any single payment last year.',
  ),
  'Tomasz Wilk': wrote(
    [
      [
        'Cut the nightly import from five hours to eleven minutes by rewriting four PostgreSQL queries.',
        'Wrote the invoicing backend in TypeScript; on call one week in four.',
        'Rehearsed the restore of the database every month after a lost backup.',
      ],
      ['Moved six services to Docker and Kubernetes, one at a time.', 'Taught two colleagues to run the cluster.'],
    ],
    'A restore script. It runs every first Monday, and the date of the last good run is on our wall screen.',
  ),
  'Adaeze Okonkwo': wrote(
    [
      [
        'Built a seat map in TypeScript that opens in under two seconds on slow mobile lines.',
        'Wrote the booking engine for 14 bus lines on PostgreSQL, with prices as whole numbers.',
        'Carried the on-call phone for bookings at Easter and Christmas.',
      ],
      ['Packaged the ticket service in Docker.', 'Wrote ten time-zone examples that the team still uses as tests.'],
    ],
    'Night buses across midnight. They have been on the right date since I wrote the tests for them.',
  ),
  'Farid Rahimi': wrote(
    [
      [
        'Developed the calendar of a scheduling tool for 120 clinics in TypeScript and React.',
        'Wrote the runbook for the calendar after an expired certificate.',
      ],
      ['Built shop pages in JavaScript and PHP.', 'Set up the first linter of the team.'],
    ],
    'The calendar of the clinic tool, together with two colleagues.',
  ),
  'Mateus Figueira': wrote(
    [
      [
        'Designed the reservation service of a car-sharing company in Node.js and TypeScript.',
        'Sharded a PostgreSQL database of 2 TB without a minute of downtime.',
        'Led the on-call group of eight people and wrote its handover rules.',
      ],
      ['Integrated three payment providers behind one interface.', 'Ran load tests on Kubernetes before each summer.'],
    ],
    'The reservation service in Porto. A car is never booked twice, and I can show you the constraint that says so.',
  ),
  'Ingrid Solheim': wrote(
    [
      [
        'Maintained the crew planning of a shipping company in TypeScript.',
        'Migrated its tables from MySQL to PostgreSQL.',
      ],
      ['Built an intranet in JavaScript for 400 employees.'],
    ],
    'A crew planner that 400 seafarers open every morning.',
  ),
  'Lin Yu-ting': wrote(
    [
      [
        'Wrote the settlement of a bike-rental app in TypeScript: 60,000 payments a day.',
        'Tuned PostgreSQL so that the monthly report takes 40 seconds instead of 20 minutes.',
        'On call in a follow-the-sun rotation with Dublin and Toronto.',
      ],
      ['Replaced hand-made deployments with Docker images.', 'Introduced contract tests between nine services.'],
    ],
    'Daily settlement. It has balanced to the cent for 700 days, and I get a message if it ever does not.',
  ),
  'Daniela Ferraro': wrote(
    [
      ['Built the ticket shop of a theatre in React and TypeScript.', 'Wrote its PostgreSQL migrations and backups.'],
      ['Made pages for small shops in JavaScript.', 'Answered the phone when a shop was down.'],
    ],
    'The ticket shop of a theatre with 600 seats; on premiere nights I stay near my laptop.',
  ),
  'Benedikt Lang': wrote(
    [
      ['Looked after 300 laptops and the office network of a school.', 'Wrote small Python scripts that sort tickets.'],
      ['Entered customer records in Excel and checked them for doubles.'],
    ],
    'The Wi-Fi of a school with 900 pupils.',
  ),
  'Oskar Brandt': wrote(
    [
      [
        'Set up workplaces for new colleagues in three offices.',
        'Documented every printer, which nobody had done before.',
      ],
      ['Scanned and named 40,000 delivery notes.'],
    ],
    'A list of all devices that is right.',
  ),
  'Viktor Hansen': wrote(
    [
      ['Programmed the booking form of a campsite group in TypeScript.', 'Added unit tests to a shop that had none.'],
      ['Built newsletters and landing pages in JavaScript.'],
    ],
    'Booking forms for 31 campsites.',
  ),
  'Rosa Quispe': wrote(
    [
      [
        'Led a returns hall in Callao with 26 people on two shifts.',
        'Brought waiting pallets from nine days to two by giving each team one lane.',
        'Moved everything over forty kilos to floor level after a rack bent.',
      ],
      ['Drove forklifts and reach trucks for six years.', 'Wrote the scanner card that the whole shift used.'],
    ],
    'Late and night. I have worked both for eight years and sleep well in the morning.',
  ),
  'Yusuf Demir': wrote(
    [
      [
        'Managed a late shift of 22 people in a hall of 9,000 square metres.',
        'Began every shift with a safety walk; two years without a lost-time accident.',
        'Planned shifts in a spreadsheet that replaced the paper board.',
      ],
      ['Licensed for forklift, reach truck and narrow aisles.', 'Counted and booked goods in SAP.'],
    ],
    'Late is best, early is possible. Not nights in school holidays, if there is a choice.',
  ),
  'Thandiwe Mokoena': wrote(
    [
      [
        'Coordinated seven people at a returns desk.',
        'Drew the board that cut late parcels from sixty to twenty a week.',
      ],
      ['Picked and packed by scanner.', 'Held a forklift licence since 2017.'],
    ],
    'Early shift, because of my German class in the evening.',
  ),
  'Marek Dvorak': wrote(
    [
      [
        'Ran a cold store with 18 people and a warehouse management system.',
        'Lowered stock differences from 1.9 % to 0.3 % with weekly counts.',
        'Trained 14 people, two of whom now lead shifts.',
      ],
      ['Repaired conveyor belts and drove a narrow-aisle truck.', 'Was the safety officer of the site.'],
    ],
    'All three. My family lives close by.',
  ),
  'Oluwaseun Adeyemi': wrote(
    [
      ['Led the loading of 40 trucks a night with a team of five.', 'Introduced photos of every loaded truck.'],
      ['Unloaded containers and drove a forklift.'],
    ],
    'Nights, gladly.',
  ),
  'Kerstin Vogel': wrote(
    [
      [
        'Deputised for the shift manager of a pharmacy warehouse.',
        'Checked expiry dates with a system of colored labels.',
      ],
      ['Picked medicines to the exact unit.', 'Trained temporary staff at Christmas.'],
    ],
    'Early and late in turns.',
  ),
  'Piotr Zielinski': wrote(
    [['Delivered 120 parcels a day in the inner city.'], ['Sorted bottles in a deposit center.']],
    'I can start at four in the morning.',
  ),
  'Luis Tavares': wrote(
    [['Kept the store room of a hotel kitchen in order.'], ['Harvested oranges and drove the tractor.']],
    'Day shifts.',
  ),
  'Hanna Kovacs': wrote(
    [
      [
        'Headed the goods-in of a car supplier with 15 people.',
        'Introduced delivery windows that ended the morning queue of trucks.',
        'Kept the shift free of accidents for 31 months.',
      ],
      ['Operated reach trucks and booked goods in SAP.', 'Held first-aid courses for the site.'],
    ],
    'Early shift, from six to two.',
  ),
  'Stefan Richter': wrote(
    [['Drove a city bus for eleven years.'], ['Stocked shelves in a building-supplies store.']],
    'Whatever is needed.',
  ),
  'Amina Warsame': wrote(
    [
      [
        'Led nine people in customer support in three languages over Zendesk.',
        'Wrote the refund page that halved the tickets about refunds.',
        'Reported the five main causes of contact each month, from SQL.',
      ],
      ['Answered 60 messages a day in German, English and Somali.', 'Trained four new colleagues.'],
    ],
    'Say what happened, say what I do about it by when, and leave out the word “unfortunately”.',
  ),
  'Katarzyna Nowak': wrote(
    [
      [
        'Built a support team of twelve for an online pharmacy from nothing.',
        'Cut the first answer time from nine hours to 70 minutes.',
        'Reviewed five conversations of each agent a week, with them.',
      ],
      ['Wrote the phone guide that the night team still uses.', 'Supported customers in Polish, German and English.'],
    ],
    'Read it twice. The second time you see what they really want.',
  ),
  'Benjamin Ofori': wrote(
    [
      ['Answered guests of a hotel group over Intercom.', 'Rewrote the help page about the pool.'],
      ['Checked in guests at a front desk in Accra.'],
    ],
    'Be polite and quick.',
  ),
  'Saoirse Brennan': wrote(
    [
      [
        'Led the evening support of an airline with eleven agents.',
        'Handled 4,000 rebookings in one week of snow and wrote the report on it.',
        'Coached agents with recordings they chose themselves.',
      ],
      ['Sold and changed tickets by phone.', 'Kept figures on causes of calls in Excel.'],
    ],
    'The first line decides. It must show that a person has read the message.',
  ),
  'Lea Hofmann': wrote(
    [
      ['Supported teachers who use a learning platform.', 'Filmed twelve short how-to videos.'],
      ['Advised readers in a public library.'],
    ],
    'Take your time, then keep it short.',
  ),
  'Joao Mendes': wrote(
    [
      ['Handled chats for a mobile operator in Portuguese and English.', 'Collected the wording that worked best.'],
      ['Sold phones in a shop in Lisbon.'],
    ],
    'An answer that the customer does not have to ask about again.',
  ),
  'Petra Novak': wrote(
    [['Advised customers in a flower shop and ran the till.'], ['Decorated hotel lobbies every season.']],
    'Kindness.',
  ),
  'Emil Sorensen': wrote(
    [['Served two hundred people on a Saturday in a coffee bar.'], ['Sold tickets at a harbour museum.']],
    'A smile, even in writing.',
  ),
  'Nadia Rahman': wrote(
    [
      [
        'Managed support for a payments app in Bengali and English with 16 agents.',
        'Found by SQL that one error message caused a fifth of all contacts, and had it changed.',
        'Introduced a weekly hour in which engineers answer tickets.',
      ],
      ['Took over the hardest 30 cases a week.', 'Wrote the training for fraud reports.'],
    ],
    'It names the mistake as ours when it was ours, and gives a date that we then keep.',
  ),
  'Carlos Ibarra': wrote(
    [['Ran the cloakroom and information desk of a concert hall.'], ['Worked as a tour guide in Bilbao.']],
    'Listening first.',
  ),
  'Sofia Almeida': wrote(
    [
      ['Answered tenants of a housing company by e-mail and phone.', 'Tracked repairs until they were done.'],
      ['Welcomed patients in a dental practice.'],
    ],
    'To call, when the third e-mail would start.',
  ),
  'Elodie Carpentier': wrote(
    [
      [
        'Designed the booking calendar of a ferry line in Figma, from research to release.',
        'Tested with five guests a month; all five failed at the old calendar, none at the new one.',
        'Made every component of the design system usable by keyboard.',
      ],
      ['Drew how sleeper prices are made, as a picture for new colleagues.', 'Ran user research in two countries.'],
    ],
    'A paper timetable. It shows everything and wants nothing from me.',
  ),
  'Park Ji-woo': wrote(
    [
      [
        'Cut a nine-step booking to three after watching twelve people book.',
        'Prototyped and measured in Figma before asking for developers.',
        'Rewrote delay messages with slow readers; calls during delays fell by a quarter.',
      ],
      ['Built a library of 40 accessible components.', 'Held open test hours every Thursday.'],
    ],
    'The ticket machine of the Seoul metro: four large choices and no account.',
  ),
  'Chiara Esposito': wrote(
    [
      ['Drew the transfer screens of a bank app in Figma.', 'Started a design system of twelve components.'],
      ['Made posters and annual reports.'],
    ],
    'My weather app, because of its colors.',
  ),
  'Samuel Asante': wrote(
    [
      ['Designed screens for a market app that works offline.', 'Sat with traders in Kumasi to see how they count.'],
      ['Illustrated school books.'],
    ],
    'The calculator of my first phone.',
  ),
  'Giulia Bianchi': wrote(
    [
      [
        'Led the redesign of a museum’s ticket shop in Figma, with 22 usability tests.',
        'Raised finished purchases on phones from 41 to 63 %.',
        'Wrote accessibility notes that developers put into every task.',
      ],
      ['Mapped the journey of visitors with wheelchairs.', 'Ran interviews in Italian and English.'],
    ],
    'A library catalogue with one field. It waits until I know what I look for.',
  ),
  'Maja Lindqvist': wrote(
    [
      ['Designed newsletters and a booking page for a spa.', 'Prepared prototypes for user tests of an agency.'],
      ['Set type for a magazine about gardens.'],
    ],
    'A notebook app without a start screen.',
  ),
  'Tobias Keller': wrote(
    [['Photographed food and interiors for magazines.'], ['Retouched pictures for a catalogue.']],
    'A camera with three dials.',
  ),
  'Ana Petrovic': wrote([['Laid out a weekly newspaper in InDesign.'], ['Designed labels for a winery.']], 'A book.'),
  'Henrik Dahl': wrote(
    [
      ['Drew dashboards for a power company.', 'Interviewed control-room staff about alarms.'],
      ['Designed signs for a hospital.'],
    ],
    'The alarm panel after we removed two thirds of the lights.',
  ),
  'Mei Tanaka': wrote(
    [
      [
        'Designed the seat reservation of a railway in Osaka, in four languages.',
        'Held remote usability tests with older passengers and halved their errors.',
        'Maintained a Figma library with 52 components and their contrast values.',
      ],
      ['Researched how families book together.', 'Prototyped a ticket for people without a smartphone.'],
    ],
    'A rice cooker with one button, which also sings when it is done.',
  ),
}

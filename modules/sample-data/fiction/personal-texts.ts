/** What each person of the demonstration wrote: the bullets of their positions, the newest first, and the answer to the job's question. */
export interface PersonalTexts {
  readonly positions: readonly (readonly string[])[]
  readonly answer: string
}

export const wrote = (positions: readonly (readonly string[])[], answer: string): PersonalTexts => ({
  positions,
  answer,
})

export const personalTexts: Readonly<Record<string, PersonalTexts>> = {
  'Noor Haddad': wrote(
    [
      [
        'Built the payment services of Cedar Pay in TypeScript and Node.js on PostgreSQL, used by 900 shops.',
        'Was on call every fifth week and reduced night alerts from 40 to 6 per month.',
        'Added idempotency keys to all payment calls, so that a slow provider never causes double charges.',
      ],
      ['Ran eleven Docker services on Kubernetes and wrote a runbook for each.', 'Reviewed every schema change.'],
    ],
    'The payment worker at Cedar Pay. I can trace every single payment it handled last year.',
  ),
  'Tomasz Wilk': wrote(
    [
      [
        'Cut the nightly import from 5 hours to 11 minutes by rewriting 4 PostgreSQL queries.',
        'Wrote the invoicing backend in TypeScript; on call one week in four.',
        'Introduced monthly restore tests of the database after a lost backup.',
      ],
      ['Moved six services to Docker and Kubernetes, one at a time.', 'Trained two colleagues to run the cluster.'],
    ],
    'A restore test. It runs on the first Monday of every month, and its last successful run is on our dashboard.',
  ),
  'Adaeze Okonkwo': wrote(
    [
      [
        'Built a seat map in TypeScript that loads in under 2 seconds on slow mobile connections.',
        'Wrote the booking engine for 14 bus lines on PostgreSQL, with prices as whole numbers.',
        'Was on call for bookings over Easter and Christmas.',
      ],
      ['Moved the ticketing service to Docker.', 'Wrote ten time-zone examples that the team still uses as tests.'],
    ],
    'The schedules of night buses that run past midnight. The dates have been right since I wrote the tests for them.',
  ),
  'Farid Rahimi': wrote(
    [
      [
        'Developed the calendar of a scheduling tool for 120 clinics in TypeScript and React.',
        'Wrote the runbook for the calendar after an expired certificate.',
      ],
      ['Built shop pages in JavaScript and PHP.', 'Set up the team’s first linter.'],
    ],
    'The calendar of our clinic scheduling tool, together with two colleagues.',
  ),
  'Mateus Figueira': wrote(
    [
      [
        'Designed the reservation service of a car-sharing company in Node.js and TypeScript.',
        'Sharded a 2 TB PostgreSQL database without downtime.',
        'Led an on-call rotation of 8 people and wrote its handover process.',
      ],
      ['Integrated three payment providers behind one interface.', 'Ran load tests on Kubernetes before each summer.'],
    ],
    'Our reservation service in Porto. A car is never booked twice, because a database constraint prevents it.',
  ),
  'Ingrid Solheim': wrote(
    [
      [
        'Maintained the crew planning software of a shipping company in TypeScript.',
        'Migrated its tables from MySQL to PostgreSQL.',
      ],
      ['Built an intranet in JavaScript for 400 employees.'],
    ],
    'A crew planning app that 400 people use every morning.',
  ),
  'Lin Yu-ting': wrote(
    [
      [
        'Built payment settlement for a bike-rental app in TypeScript: 60,000 payments a day.',
        'Tuned PostgreSQL so that the monthly report takes 40 seconds instead of 20 minutes.',
        'On call in a follow-the-sun rotation with Dublin and Toronto.',
      ],
      ['Replaced manual deployments with Docker images.', 'Introduced contract tests between nine services.'],
    ],
    'Our daily settlement. It has balanced to the cent for 700 days, and I get an alert if it ever doesn’t.',
  ),
  'Daniela Ferraro': wrote(
    [
      [
        'Built the online ticket shop of a theater in React and TypeScript.',
        'Wrote its PostgreSQL migrations and backups.',
      ],
      ['Built websites for small shops in JavaScript.', 'Provided phone support during outages.'],
    ],
    'The ticket shop of a 600-seat theater. On opening nights I stay close to my laptop.',
  ),
  'Benedikt Lang': wrote(
    [
      ['Managed 300 laptops and the network of a school.', 'Wrote small Python scripts that sort tickets.'],
      ['Entered customer records in Excel and checked them for duplicates.'],
    ],
    'The Wi-Fi of a school with 900 students.',
  ),
  'Oskar Brandt': wrote(
    [
      ['Set up workplaces for new colleagues in three offices.', 'Documented all printers for the first time.'],
      ['Scanned and indexed 40,000 delivery notes.'],
    ],
    'An up-to-date inventory of all our devices.',
  ),
  'Viktor Hansen': wrote(
    [
      ['Developed the booking form of a campsite group in TypeScript.', 'Added unit tests to a shop that had none.'],
      ['Built newsletters and landing pages in JavaScript.'],
    ],
    'The booking forms of 31 campsites.',
  ),
  'Rosa Quispe': wrote(
    [
      [
        'Led a returns warehouse in Callao with 26 people on two shifts.',
        'Reduced the waiting time of pallets from 9 days to 2 by giving each team its own lane.',
        'Moved all goods over 40 kg to floor level after a rack was damaged.',
      ],
      ['Drove forklifts and reach trucks for six years.', 'Created a scanner guide that the entire shift used.'],
    ],
    'Late and night shifts. I’ve worked both for 8 years.',
  ),
  'Yusuf Demir': wrote(
    [
      [
        'Managed a late shift of 22 people in a 9,000 m² warehouse.',
        'Started every shift with a safety walk; two years without a lost-time accident.',
        'Planned shifts in a spreadsheet that replaced the paper board.',
      ],
      ['Licensed for forklift, reach truck and narrow aisles.', 'Counted and recorded goods in SAP.'],
    ],
    'Late shifts are best, early ones are possible. If I can choose, no nights during school vacations.',
  ),
  'Thandiwe Mokoena': wrote(
    [
      [
        'Coordinated seven people at a returns desk.',
        'Created a tracking board that cut late parcels from 60 to 20 a week.',
      ],
      ['Picked and packed orders with a scanner.', 'Forklift licence since 2017.'],
    ],
    'The early shift, because I take German classes in the evening.',
  ),
  'Marek Dvorak': wrote(
    [
      [
        'Ran a cold storage facility with 18 people and a warehouse management system.',
        'Reduced stock discrepancies from 1.9% to 0.3% with weekly counts.',
        'Trained 14 people, two of whom now lead shifts.',
      ],
      ['Repaired conveyor belts and drove a narrow-aisle truck.', 'Was the site’s safety officer.'],
    ],
    'All three. I live close by.',
  ),
  'Oluwaseun Adeyemi': wrote(
    [
      ['Led the loading of 40 trucks a night with a team of five.', 'Introduced photos of every loaded truck.'],
      ['Unloaded containers and drove a forklift.'],
    ],
    'I prefer nights.',
  ),
  'Kerstin Vogel': wrote(
    [
      ['Deputy shift manager in a pharmacy warehouse.', 'Checked expiry dates with a system of colored labels.'],
      ['Picked medicines to the exact unit.', 'Trained temporary staff at Christmas.'],
    ],
    'Alternating early and late shifts.',
  ),
  'Piotr Zielinski': wrote(
    [['Delivered 120 parcels a day in the city center.'], ['Sorted bottles in a deposit center.']],
    'Early shifts. I can start at 4 in the morning.',
  ),
  'Luis Tavares': wrote(
    [['Managed the stockroom of a hotel kitchen.'], ['Harvested oranges and drove the tractor.']],
    'Day shifts.',
  ),
  'Hanna Kovacs': wrote(
    [
      [
        'Headed the goods-in department of a car parts supplier with 15 people.',
        'Introduced delivery windows, which eliminated the morning truck queue.',
        '31 months without an accident on my shift.',
      ],
      ['Operated reach trucks and recorded goods in SAP.', 'Taught first-aid courses for the site.'],
    ],
    'Early shift, from six to two.',
  ),
  'Stefan Richter': wrote(
    [['Drove a city bus for eleven years.'], ['Stocked shelves in a building-supplies store.']],
    'I’m flexible.',
  ),
  'Amina Warsame': wrote(
    [
      [
        'Led nine people in customer support in three languages over Zendesk.',
        'Wrote the refund page that halved the tickets about refunds.',
        'Reported the top 5 contact reasons every month, using SQL.',
      ],
      ['Answered 60 messages a day in German, English and Somali.', 'Trained four new colleagues.'],
    ],
    'Say what happened, what I’ll do about it and by when. And never use the word “unfortunately”.',
  ),
  'Katarzyna Nowak': wrote(
    [
      [
        'Built a support team of 12 for an online pharmacy from scratch.',
        'Cut the first response time from 9 hours to 70 minutes.',
        'Reviewed 5 conversations a week with each agent.',
      ],
      ['Wrote the phone guide that the night team still uses.', 'Supported customers in Polish, German and English.'],
    ],
    'Read the complaint twice. The second time you see what they really want.',
  ),
  'Benjamin Ofori': wrote(
    [
      ['Supported guests of a hotel group in Intercom.', 'Rewrote the help page about the pool.'],
      ['Checked in guests at a front desk in Accra.'],
    ],
    'Be polite and quick.',
  ),
  'Saoirse Brennan': wrote(
    [
      [
        'Led the evening support team of an airline with 11 agents.',
        'Handled 4,000 rebookings during a week of snow and wrote the incident report.',
        'Coached agents with call recordings that they chose themselves.',
      ],
      ['Sold and changed tickets by phone.', 'Tracked call reasons in Excel.'],
    ],
    'The first line matters most. It has to show that a person has read the message.',
  ),
  'Lea Hofmann': wrote(
    [
      ['Supported teachers who use a learning platform.', 'Filmed twelve short how-to videos.'],
      ['Helped visitors of a public library.'],
    ],
    'Take your time, then keep it short.',
  ),
  'Joao Mendes': wrote(
    [
      ['Handled chats for a mobile operator in Portuguese and English.', 'Created templates from the best replies.'],
      ['Sold phones in a shop in Lisbon.'],
    ],
    'One that leaves no open questions, so the customer doesn’t have to write again.',
  ),
  'Petra Novak': wrote(
    [['Advised customers in a flower shop and worked as a cashier.'], ['Decorated hotel lobbies every season.']],
    'Being kind.',
  ),
  'Emil Sorensen': wrote(
    [['Served 200 customers a day in a coffee bar.'], ['Sold tickets at a maritime museum.']],
    'A smile, even in writing.',
  ),
  'Nadia Rahman': wrote(
    [
      [
        'Managed support for a payments app in Bengali and English with 16 agents.',
        'Used SQL to find out that one error message caused 20% of all contacts, and had it changed.',
        'Introduced a weekly hour in which engineers answer tickets.',
      ],
      ['Handled 30 escalated cases a week.', 'Wrote the training for fraud reports.'],
    ],
    'It admits our mistake if it was one, and gives a date that we then meet.',
  ),
  'Carlos Ibarra': wrote(
    [['Ran the cloakroom and information desk of a concert hall.'], ['Worked as a tour guide in Bilbao.']],
    'Listening first.',
  ),
  'Sofia Almeida': wrote(
    [
      ['Supported tenants of a housing company by e-mail and phone.', 'Tracked repairs until they were done.'],
      ['Welcomed patients in a dental practice.'],
    ],
    'Calling the customer instead of writing a third e-mail.',
  ),
  'Elodie Carpentier': wrote(
    [
      [
        'Designed the booking calendar of a ferry line in Figma, from research to release.',
        'Tested with five guests a month; all 5 failed with the old calendar, none with the new one.',
        'Made every component of the design system usable by keyboard.',
      ],
      ['Created a diagram of sleeper train pricing for new colleagues.', 'Ran user research in two countries.'],
    ],
    'A paper timetable. It shows everything I need and doesn’t ask for anything.',
  ),
  'Park Ji-woo': wrote(
    [
      [
        'Cut a 9-step booking flow to 3 after watching 12 people book.',
        'Prototyped and measured in Figma before asking for developers.',
        'Rewrote delay messages for people with low literacy; calls during delays fell by a quarter.',
      ],
      ['Built a library of 40 accessible components.', 'Ran open user testing sessions every Thursday.'],
    ],
    'The ticket machine of the Seoul metro: four large choices and no account.',
  ),
  'Chiara Esposito': wrote(
    [
      ['Designed the transfer screens of a banking app in Figma.', 'Started a design system of twelve components.'],
      ['Designed posters and annual reports.'],
    ],
    'My weather app, because of its colors.',
  ),
  'Samuel Asante': wrote(
    [
      ['Designed screens for a market app that works offline.', 'Ran field research with traders in Kumasi.'],
      ['Illustrated school books.'],
    ],
    'The calculator on my first phone. It did one thing well.',
  ),
  'Giulia Bianchi': wrote(
    [
      [
        'Led the redesign of a museum’s ticket shop in Figma, with 22 usability tests.',
        'Raised the mobile conversion rate from 41% to 63%.',
        'Wrote accessibility guidelines that developers use for every task.',
      ],
      ['Mapped the journey of visitors with wheelchairs.', 'Ran interviews in Italian and English.'],
    ],
    'Our library’s catalog. It has one search field and no distractions.',
  ),
  'Maja Lindqvist': wrote(
    [
      ['Designed newsletters and a booking page for a spa.', 'Prepared prototypes for user tests of an agency.'],
      ['Did the layout of a gardening magazine.'],
    ],
    'My notes app, because it opens on an empty page.',
  ),
  'Tobias Keller': wrote(
    [['Photographed food and interiors for magazines.'], ['Retouched photos for a catalog.']],
    'My camera, because it has three dials and no menus.',
  ),
  'Ana Petrovic': wrote(
    [['Laid out a weekly newspaper in InDesign.'], ['Designed labels for a winery.']],
    'My e-book reader, because it has no notifications.',
  ),
  'Henrik Dahl': wrote(
    [
      ['Designed dashboards for a power company.', 'Interviewed control-room staff about alarms.'],
      ['Designed signs for a hospital.'],
    ],
    'Our alarm panel, after we removed two thirds of the lights.',
  ),
  'Mei Tanaka': wrote(
    [
      [
        'Designed the seat reservation of a railway in Osaka, in four languages.',
        'Ran remote usability tests with older passengers and halved their errors.',
        'Maintained a Figma library with 52 components and their contrast values.',
      ],
      ['Researched how families book together.', 'Prototyped a ticket for people without a smartphone.'],
    ],
    'My rice cooker. It has one button and plays a melody when it’s done.',
  ),
}

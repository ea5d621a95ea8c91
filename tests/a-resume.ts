/** A text résumé that is read and matched like a real one. On its own, because journeys need nothing else of the factories. */
export const aResume = (name = 'Noor Haddad', email = 'noor@example.com') =>
  Buffer.from(`${name}
${email} | +961 3 412 098 | Beirut

Experience
Software Engineer, Cedar Pay, 03/2020 - present
- Built payment services in TypeScript on PostgreSQL, used by 900 shops.
- I was on call every third week and wrote the runbook.
Junior Developer, Levant Freight, 01/2018 - 02/2020
- JavaScript and React for a booking page.

Education
BSc Computer Science, American University of Beirut, 2014 - 2017

Skills
TypeScript, JavaScript, PostgreSQL, React, Node.js
`)

import { dictionary } from '#platform/locale/dictionary.ts'

/**
 * The built-in library of competencies: drafts of job descriptions without a language model. A kind of work has the words of titles
 * that name it, what people do in it, and what they bring; one entry per line.
 */
export const draftLibrary = dictionary({
  en: {
    about: 'About the job',
    tasks: 'What you will do',
    intro: (title: string) => `We are looking for a ${title}. You will work with the team on the tasks below.`,
    families: {
      software: {
        titles: 'engineer developer programmer software backend frontend devops architect',
        tasks: `Design, build and run software together with the team
Review code and write tests for what you build
Find the causes of problems in production and fix them
Document decisions, so that others can build on them`,
        must: `Has built and maintained software that people use
Has worked with version control and code review`,
        nice: `Has been on call for a service
Has mentored other developers`,
      },
      design: {
        titles: 'designer design ux ui creative',
        tasks: `Turn needs of users into flows, wireframes and finished designs
Test designs with users and improve them
Work with developers until the design is built
Look after the shared components and their documentation`,
        must: `Shows finished design work and their own part in it
Has tested designs with users`,
        nice: `Has worked with a design system
Has designed for accessibility`,
      },
      sales: {
        titles: 'sales account business commercial',
        tasks: `Find new customers and understand what they need
Prepare offers and negotiate contracts
Keep in touch with existing customers
Keep records of contacts and forecasts up to date`,
        must: `Has sold products or services to customers
Has worked toward agreed targets`,
        nice: `Has worked with a CRM system
Knows the industry of our customers`,
      },
      support: {
        titles: 'support service helpdesk customer receptionist reception',
        tasks: `Answer questions from customers by phone, e-mail and chat
Solve problems, or hand them to the right colleague
Record requests and their solutions
Tell the team what customers ask for most`,
        must: `Has worked with customers
Has solved complaints to the end`,
        nice: `Has worked with a ticket system
Speaks a second language`,
      },
      logistics: {
        titles: 'warehouse logistics driver shift production operator packer picker technician',
        tasks: `Receive, store and prepare goods for delivery
Check quantities and quality, and report differences
Keep the workplace and the equipment safe and clean
Hand over to the next shift`,
        must: `Has worked in a warehouse, in production or in transport
Can work in shifts`,
        nice: `Has a forklift licence
Has trained new colleagues`,
      },
      care: {
        titles: 'nurse carer care medical health therapist assistant',
        tasks: `Care for the people entrusted to you and support them every day
Observe changes, document them and tell the team
Work with colleagues from other professions
Talk with relatives`,
        must: `Has the qualification that the profession requires
Has documented care or treatment`,
        nice: `Has guided trainees
Has worked in a similar unit`,
      },
      finance: {
        titles: 'accountant finance payroll controller bookkeeper tax auditor analyst',
        tasks: `Prepare bookings, statements and reports
Check figures and explain differences
Work with auditors and authorities
Improve the processes for closing a month`,
        must: `Has prepared accounts, payroll or financial reports
Has worked with accounting software`,
        nice: `Has moved a process to a new system
Has worked with international standards`,
      },
      hospitality: {
        titles: 'cook chef waiter barista baker kitchen restaurant hotel porter',
        tasks: `Prepare and serve what our guests order
Keep to hygiene rules and standards of quality
Order goods and control stock
Welcome guests and respond to their wishes`,
        must: `Has worked in a kitchen, a restaurant or a hotel
Can work in the evening and at weekends`,
        nice: `Has led a shift
Has trained new colleagues`,
      },
      marketing: {
        titles: 'marketing content communications brand editor writer social',
        tasks: `Plan campaigns and content for our audiences
Write and edit texts for our channels
Measure what works and improve it
Work with agencies and colleagues from sales`,
        must: `Has planned and carried out campaigns or content
Shows texts they wrote themselves`,
        nice: `Has managed a budget
Has worked with web analytics`,
      },
      leadership: {
        titles: 'manager lead head director supervisor coordinator',
        tasks: `Lead the team and set priorities with it
Plan work, people and budget
Develop people with regular feedback
Report results and decide what changes`,
        must: `Has led people or projects
Has been responsible for results`,
        nice: `Has built up a team
Has managed a budget`,
      },
    },
    general: {
      titles: '',
      tasks: `Take on the daily tasks of the role and plan them yourself
Work with colleagues from other teams
Keep records of your work, so that others can continue it
Suggest how the work can be done better`,
      must: `Has done similar work`,
      nice: `Has trained new colleagues`,
    },
  },
})

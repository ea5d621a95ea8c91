import type { WrittenAnswers } from './written-answer.ts'

export const engineering: WrittenAnswers = {
  ownership: {
    strong:
      'Last March a release of mine made our export job send the same file twice to about 300 customers. I first turned the export off with its feature flag, because every further run would have made it worse. Then I wrote to the 40 customers who had already loaded the file, before they wrote to us, with a list of the double rows. Afterwards I found the cause, a retry without a key, and added a unique key and an alert on duplicates. It has not happened in the year since.',
    terse: 'My release sent files twice. I turned the export off, told the customers and fixed the retry.',
    weak: 'Things break all the time. Usually the operations team looks at it, and most of our outages came from the cloud provider.',
  },
  'problem-solving': {
    strong:
      'The hardest one was a payment page that failed for roughly 1 in 2,000 users. I had three explanations: a race in our session code, a proxy timeout, or one browser version. I ruled out the browser by grouping the logs and the proxy by calling the service directly. Then I wrote a test that ran two requests in parallel and it failed within a minute, which proved the race before I changed anything. I added a lock, the errors went to zero, and I searched for the same pattern and found it in two other places.',
    terse: 'A race in session code. I reproduced it with parallel requests and added a lock.',
    weak: 'There was a bug that took us weeks. I changed a lot of things and at some point it was gone, I could not say exactly why.',
  },
  communication: {
    strong:
      'I had to explain to our finance team why we should replace the billing database. I started with what it meant for them: month-end closing took 9 hours and could fail. I gave them three options with cost and risk in money, and asked one of them to repeat the choice in her words to see whether it was clear. She asked what happens if it fails on the last day of the quarter. Because of that question I moved the switch to the middle of the month, and closing takes 2 hours now.',
    terse: 'I explained a database change to finance with cost and risk. They chose the second option.',
    weak: 'I normally send the technical document. People who do not write code do not really need the details.',
  },
  collaboration: {
    strong:
      'I wanted to split our order service in two, and my colleagues wanted to keep it whole. They convinced the team because only 3 of us would have had to run twice as many deployments. I accepted that, and then I built the module boundaries inside the single service so that their solution would stay easy to change. I also suggested that we measure the build time, and we agreed to look at it again above 15 minutes. A year later it is at 8 minutes, so they were right.',
    terse: 'I lost one about splitting a service. I then built the modules inside it as agreed.',
    weak: 'I usually get my way with design questions. The one time I did not, they simply did not understand the problem.',
  },
  'customer-focus': {
    strong:
      'We built a saved search, and after a month only 4 percent of users had used it. I looked at the figures first and then watched five users over a video call. Four of them thought that the button saved the page. So I renamed it, moved it next to the filters and removed the folder feature, because nobody had needed it. Six weeks later 31 percent used it, and support questions about searching fell by half.',
    terse: 'Saved search was not used. I watched five users and renamed the button. Use rose to 31 percent.',
    weak: 'Users often do not understand features. Product told us that it was not used, and we waited for the next task.',
  },
  planning: {
    strong:
      'I had estimated 3 weeks for moving our images to new storage. After 4 days I noticed that a tenth of them had wrong metadata, and I told the product manager the same afternoon because the launch depended on it. I offered two options: launch with the new images only, or move the date by 8 days. She chose the first, we launched on time and the rest followed. Since then I take a sample of the data before I estimate, and my last five estimates were within 20 percent.',
    terse: 'My estimate was too short. I said so after 4 days and offered to launch with a part of it.',
    weak: 'Estimates are always wrong, so I do not worry much about them. Everyone knows that software takes longer.',
  },
  quality: {
    strong:
      'In our invoicing service I decide by what a failure costs. Rounding and tax rules are tested with 200 cases, because a wrong invoice has to be corrected by hand. The pages that only staff see have just one test each. I deliberately do not test the layout of the PDF, and instead we compare 20 invoices of each night with their totals and get an alert if one differs. That check found a wrong rate last year within a day, before any invoice was sent.',
    terse: 'By the cost of a failure. Tax rules have 200 tests, staff pages one each.',
    weak: 'I think everything should be tested as much as possible. We had testers for that.',
  },
  safety: {
    strong:
      'I reviewed our password reset because nobody had looked at it for 2 years. I found that the links stayed valid for ever and appeared in our logs. I shortened them to 30 minutes on the same day, removed them from the logs and ended all open ones, so that a copied log was worth nothing. Then I added a lint rule that refuses tokens in log calls and a checklist for new links. In the review after that, no new link had the weakness.',
    terse: 'Reset links never expired and were in the logs. I shortened them and cleaned the logs.',
    weak: 'Security is handled by another department in our company. I have not really come across a risk myself.',
  },
  learning: {
    strong:
      'Last autumn I had to use a message queue that I did not know. I read the guide for a day and then built small experiments: I killed a worker in the middle of 10,000 messages to see what was lost. I had believed that each message arrives once, and that was wrong, because 12 arrived twice. So I made our handlers safe against repetition and wrote two pages for the team about what I had got wrong. We have run it for 7 months without a lost order.',
    terse: 'A message queue. I tried it by killing workers, saw duplicates and made the handlers safe.',
    weak: 'I have done many online courses, for example about containers and machine learning. I learn very fast in general.',
  },
  adaptability: {
    strong:
      'When our booking form was 80 percent done, the client asked for group bookings. I first asked why, and it turned out that only schools needed them, about 15 a month. I agreed with the client on one field for the number of people and a call from staff, because that took 2 days instead of 3 weeks. I moved the price rules into one file so that they can change again. The form went live on the planned day, and they have changed the rules twice since then in an hour.',
    terse: 'Group bookings came late. We agreed on one extra field and still went live on time.',
    weak: 'It happens all the time that they change requirements, and it is really frustrating because then all the work was for nothing.',
  },
  pressure: {
    strong:
      'I would first ask what each of them harms. A payment job that missed its run can usually be repeated until the bank closes at 4, while the customer may be losing orders each minute. When I had exactly this case I gave the customer a temporary login within 5 minutes as a stopgap, and handed the details to a colleague with the log and what I had tried. Then I checked the payment job for double payments before I started it again, because that could not have been undone. I told both sides that the next update comes at noon, and both were solved by then.',
    terse: 'Compare the harm first. A temporary login for the customer, then the payment job before the bank closes.',
    weak: 'I would start with the customer because that was mentioned first, and then look at the other one.',
  },
  integrity: {
    strong:
      'While reading old code I saw that my discount calculation had rounded down for 2 years. I told my manager within the hour, before I knew how much it was, because customers had paid too much. Then I counted: 1,140 invoices and 2,300 euros in total. I wrote the script that paid it back and explained in our review that I had tested only round prices. We now have a test with odd prices in the shared library, and no customer had to ask.',
    terse: 'My discount rounding was wrong. I reported it, counted 1,140 invoices and paid it back.',
    weak: 'I cannot think of such a case. If nobody has noticed it, it was probably not important.',
  },
  improvement: {
    strong:
      'Our tests took 26 minutes, so people pushed without running them. I measured each file for a week and moved the 10 slowest to run in parallel. I also tried caching the database, but gave it up because it saved only 20 seconds and broke twice. The run went down to 7 minutes and failed builds fell from 12 to 4 a week. I left a weekly report that names the slowest test, and after I changed teams it is still at 8 minutes.',
    terse: 'I made our tests run in parallel, from 26 to 7 minutes. Failed builds fell to a third.',
    weak: 'The team introduced a new board last year, which made things simpler I guess. I just use it.',
  },
  expertise: {
    strong:
      'I know our search service well: an API, a queue and an index on 3 machines, with 50 requests a second. At ten times that, the index breaks first, because each machine handles about 150 a second and we would need 500. If I add machines, the second bottleneck is the queue, since it writes each change to disk and stops at around 2,000. Before I changed anything I would measure the slowest 1 percent of requests and how many repeat, because last year a cache for repeated ones cut our load by 40 percent.',
    terse: 'Our search service. The index breaks first at 450 requests a second, then the queue.',
    weak: 'It has a frontend, a backend and a database, and it runs in the cloud, so it scales automatically.',
  },
  leadership: {
    strong:
      'A junior colleague was afraid of our deployment scripts. I asked what she wanted to be able to do, and we agreed on running a release alone within 3 months. First she watched, then she ran it while I sat next to her, and then I only read along. I gave her the small releases first because mistakes there can be undone in a minute. After 10 weeks she ran the main release alone, and today she teaches the others and changed two of the scripts herself.',
    terse: 'A junior who feared releases. We practised for 10 weeks, and now she runs them alone.',
    weak: 'Everyone is responsible for their own development. I answer questions when people ask me.',
  },
}

/** The answers in the demonstration's screenings by name: one for each of the four questions. */
export const demoAnswers: Readonly<Record<string, readonly string[]>> = {
  'Noor Haddad': [
    'I’m proud of the payment worker I built at Cedar Pay. It settled card payments for about 900 shops. I designed it and wrote the first version, because the old one lost payments whenever the provider was slow. I decided to log every attempt before sending it, and in the first year there wasn’t a single payment we couldn’t explain.',
    'We had a payments worker that retried on any error, and one night the provider was slow rather than down. So I stopped the workers before I looked for the cause, because every minute we were charging customers twice. Then I sent support a list of the order numbers, so they could reach out to people before people called us. Afterwards every call got an idempotency key, and we changed the alert to fire on duplicate charges, not on error rates.',
    'A colleague wanted to move everything to a message queue, and I thought our database was enough. I asked her to write down what she thought would break, and she was right about 1 of the 3 points. We agreed to keep the database and to measure that one case for a month. We still work well together, and she reviewed my next design.',
    'I had to learn how PostgreSQL locks rows, because two bookings got the same seat. I read the manual, then I wrote a small program that reproduced the race every time, and only then changed the code. I showed it to the team that Friday, and we found the same bug in two other places.',
  ],
  'Tomasz Wilk': [
    'I rewrote the nightly import at Kestrel Software. It took 5 hours and failed about one night in four. I measured each step first, found that 4 queries did most of the work, and rewrote those. It went down to 11 minutes, and I wrote a page that explains why, so that it stays fast.',
    'We had never tested a restore, and when we needed one, our latest backup was two weeks old. I told the customers exactly which days were lost, and I rebuilt what I could from the logs over a weekend. After that we practiced the restore every month, and I put the date of the last test on the team dashboard.',
    'My manager wanted a release before a trade show and I didn’t. I asked what exactly had to be ready, and it was only one screen. So we released that screen behind a feature flag and nothing else. We both got what we needed, and we’ve used flags like that ever since.',
    'I learned Kubernetes because a single server was no longer enough. I set up a small cluster at home first, broke it on purpose, and wrote down what happened. Then I moved one service at work, measured it for 2 weeks, and trained two colleagues before we moved the rest.',
  ],
  'Adaeze Okonkwo': [
    'I led the seat map project for a bus company in Lagos. It had to work on phones with a slow connection. I decided to send the map as one small image instead of a big script, and for 9 out of 10 people the page opened in under 2 seconds. Sales on phones went up by a third.',
    'I turned the feature off before I knew what was wrong, because people were seeing the wrong price. It was my own change, a rounding error in the currency code. I sent the shop owners a list of the 40 affected orders that evening, and we refunded the difference. Since then we store prices as whole numbers, and a test compares them with the receipt.',
    'I disagreed with a designer about asking for a passport number at booking. She had a good reason, because the border police required it. We looked at how many people left on that page, and moved it to after payment. We were both happy with that, and fewer people left.',
    'I learned about time zones the hard way. I read the standard, I collected every bug we had, and I wrote 10 examples that the team now uses as tests. Our night buses have had the right dates since then.',
  ],
  'Farid Rahimi': [
    'I worked on a scheduling tool for clinics. It was a big project and we did a lot of things. I did the calendar part in React, and I think the doctors liked it.',
    'I was the backup on call when the calendar was empty one morning. I wrote the runbook afterwards because there wasn’t one. The main person fixed it, it was an expired certificate.',
    'We argued about tabs or spaces at the start. Then we set up a formatter and that settled it. It was fine.',
    'I learned TypeScript from a course over 2 months and now I use it for every new page. At first I used any everywhere, now I don’t.',
  ],
  'Rosa Quispe': [
    'I’m proud of the returns warehouse in Callao. When I started, pallets sat there for 9 days. I counted the pallets before I asked anyone, mapped where they were waiting, and gave each team its own lane. After 3 months they were down to 2 days, and we gave up half of the rented space.',
    'A rack was loaded wrong on my shift and it bent. I cleared the aisle first and stopped every truck, then I called the engineer, and then I explained to my team why they had to wait. It was my plan that had put heavy goods up high. We moved everything over 40 kilos to floor level, and every rack now has its weight limit on a colored label.',
    'A driver refused to follow the new loading plan. I rode with him one evening and saw that he was right about the narrow streets. We kept his plan for downtown and mine for the rest, and he trained the other drivers himself.',
    'I had to learn the new scanner system in 2 weeks. I came in an hour early every day, tried every function, and made a quick guide with 8 pictures. The whole shift used that guide, and the vendor asked me for a copy.',
  ],
  'Yusuf Demir': [
    'In Leipzig I took over a late shift that had 3 accidents in one year. I started every shift with a 5-minute safety walk where everyone could report a problem. I fixed what they reported within the week. We went 2 years without a lost-time accident, and output went up by 8 percent because nobody was waiting for repairs.',
    'One night the linen for two trains didn’t go out because I relied on a count that I hadn’t checked. I called the station myself, sent what we had by taxi, and apologized to the train manager. Since then two people count the last pallet, and they write the number on the door.',
    'Two of my team leads weren’t talking to each other. I talked to each of them alone, then asked them to plan one shift together without me. It turned out to be about vacation days. We made a list that everyone can see, and they still plan together.',
    'I learned to plan shifts in a spreadsheet because the paper plan was always wrong by Wednesday. I asked my daughter to help with the formulas, used it alongside the paper for a month, and when it was right 4 weeks in a row I got rid of the paper and showed the other shifts.',
  ],
  'Thandiwe Mokoena': [
    'I made a board for our returns desk that shows what’s late. It was my idea and I drew the first one by hand. People stopped asking me where things are, and late parcels went from about 60 to 20 a week.',
    'A colleague cut his hand because the knives were old. I gave first aid and took all the old knives away within the hour. I told the manager and bought safety knives from petty cash. Now we check them every Monday.',
    'I had a disagreement with the night shift about who cleans up. We talked about it, and it got loud. In the end we take turns and it’s written on the board.',
    'I’m learning German for work, and I’m at B1 now. I take a class twice a week and I only speak German with my colleagues until lunch.',
  ],
  'Amina Warsame': [
    'I’m proud of a help page I wrote. A third of our tickets asked when a refund would arrive. I read 200 tickets to see how people ask, explained it in 4 sentences with real dates, and put the page where people look for it. In 2 months those tickets dropped by half, and I tracked it every week with the team.',
    'I once told everyone on a train that their replacement bus was coming, and it wasn’t. That was my message. I sent another one within 10 minutes, said that I had been wrong, and paid for taxis for the families first. Then we changed the process so that the message only goes out after the driver has confirmed, and the driver’s number is in the tool.',
    'A colleague and I disagreed about vouchers. She wanted to give them out freely, and I was more careful. We compared the feedback after each kind of reply, and a quick, honest answer worked better than the voucher. We changed our rule together, and now I offer one without being asked when it was our fault.',
    'I learned SQL because I was tired of guessing what people contact us about. A developer gave me an hour, I took 10 of our real questions, and answered them one by one. Now I report the top 5 reasons to the product team every month.',
  ],
  'Benjamin Ofori': [
    'I answered guests for a hotel group, and I kept the help pages up to date. Once I rewrote the page about the pool, because many people asked about it. After that fewer people asked.',
    'A booking was lost and the guest was at the front desk at night. I found a room in another hotel and I drove him there. The next day I asked why, and it was a wrong date in the form. They changed the form.',
    'My colleague liked longer replies than I did. We read some of them out loud and made mine friendlier and hers shorter. She was okay with that.',
    'I taught myself Intercom with the videos, in a week or so.',
  ],
  'Elodie Carpentier': [
    'I’m proud of the booking calendar for a ferry line. I tested the old one with 5 people, and all 5 failed. So I redesigned it as a simple list of days with prices, tested it with 5 other people, and nobody failed. I did the research and the design; bookings on phones went up by 18 percent in the first summer.',
    'I shipped a button that you couldn’t reach with the keyboard. A customer who is blind wrote to us. I called him, thanked him, and rolled the change back the same day because it excluded people. Then I learned how to test with a screen reader, and we made that part of every review, so we catch it before release.',
    'A developer said my animation was too slow for old phones. I asked to see it on his mother’s phone, and he was right. We agreed on a rule: no animation unless it explains something. We get along better now, and he comes to the user tests.',
    'I had to learn how sleeper train prices work, which is complicated. I spent 2 days with the pricing team, drew their rules as a diagram, and they corrected it until it was right. New colleagues now get that diagram on their first day.',
  ],
  'Park Ji-woo': [
    'I cut a 9-step booking flow to 3. I watched 12 people book and saw that 6 of the steps only asked for things we already knew. I built a simple prototype in 2 days, tested it, and the time to book went from 7 minutes to under 3. I had those numbers before I asked for developers.',
    'I removed a field that the police needed at one border, and 40 passengers were stopped. I called the station, e-mailed everyone on the next trains about what to bring, and put the field back that evening. I hadn’t asked anyone in operations. Since then I review every change with one person from operations.',
    'A manager wanted a big banner on the home page. I mocked up both versions, and we tested them with customers. The banner hid what they were looking for. He agreed to a short line of text, and he asked me to test his next idea as well.',
    'I learned how to write for people with low literacy, from a course and from two people who tested my texts. With their help I rewrote the messages we send when a bus is late, and calls during delays went down by a quarter.',
  ],
  'Chiara Esposito': [
    'I worked on a banking app and designed a lot of screens in Figma. I’m proud of the transfer screen because it’s clean. I did the components and the team said it looked good.',
    'Once my handoff was incomplete and the developers built the wrong icon set. I stayed late and exported everything again. Now I use a checklist.',
    'I had a disagreement with marketing about colors. I explained contrast to them and they accepted a different blue, because the first one was hard to read.',
    'I’m learning about design systems. I’ve read two books, and I started a small one for our team with 12 components that we use now.',
  ],
}

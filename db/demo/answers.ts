/** The answers in the demonstration's screenings, by name: four answers to the four questions, and one to a follow-up. */
export const demoAnswers: Readonly<Record<string, readonly string[]>> = {
  'Noor Haddad': [
    'I am proud of the payment worker I built at Cedar Pay. It settled card payments for about nine hundred shops. My own part was the design and the first version, because the old one lost payments when the provider was slow. I decided to write every attempt down before sending it, and in the first year we had no payment that nobody could explain.',
    'We had a payments worker that retried on any error, and one night the provider was slow rather than down. So I stopped the workers before I looked for the cause, because every minute was charging somebody twice. Then I wrote to support with the list of order numbers, so they could answer people before people asked. Afterwards every call got an idempotency key, and we made the alert fire on money moved twice, not on error rates.',
    'A colleague wanted to move everything to a message queue, and I thought our database was enough. I asked her to write down what she feared would break, and she was right about one of the three. We agreed to keep the database and to measure that one case for a month. We still work together well, she reviewed my next design.',
    'I had to learn how PostgreSQL locks rows, because two bookings took the same seat. I read the manual, then I wrote a small program that made the race happen every time, and only then changed the code. I showed it to the team on a Friday, and we found the same fault in two other places.',
  ],
  'Tomasz Wilk': [
    'I rewrote the nightly import at Kestrel Software. It took five hours and failed one night in four. I measured each step first, found that four queries did most of the work, and rewrote those. It went down to eleven minutes, and I wrote the page that explains why, so that nobody makes it slow again.',
    'Our restore had never been tried, and the day we needed it a backup was two weeks old. I told the customers the truth about which days were lost, and I rebuilt what I could from the logs by hand over a weekend. After that we rehearsed the restore every month, and I put the date of the last rehearsal on the wall screen.',
    'My manager wanted a release before a fair and I did not. I asked what exactly had to be shown, and it was only one screen. So we released that screen behind a switch and nothing else. Both of us got what we needed, and we kept the switch as our way of working.',
    'I learned Kubernetes because our one machine was not enough. I set up a small cluster at home first, broke it on purpose, and wrote down what happened. Then I moved one service at work, measured it for two weeks, and taught two colleagues before moving the rest.',
  ],
  'Adaeze Okonkwo': [
    'I led the seat map for a bus company in Lagos. It had to work on phones with a slow line. I chose to send the map as one small picture with numbers instead of a big script, and the page opened in under two seconds for nine people in ten. Sales by phone went up by a third.',
    'I turned the feature off before I knew what was wrong, because people were being shown the wrong price. It was my own change, a rounding in the currency. I told the shop owners that evening with a list of the forty orders, and we paid the difference. Since then prices are whole numbers in our code, and a test compares them with the receipt.',
    'I disagreed with a designer about asking for a passport at booking. She had a reason, the border needed it. We looked together at how many people left on that page, and moved it to after payment. Both of us could live with it and fewer people left.',
    'I learned about time zones the hard way. I read the standard, I collected every bug we had, and I wrote ten examples that the whole team now uses as tests. Our night buses across midnight have been right since.',
  ],
  'Farid Rahimi': [
    'I worked on a clinic tool. It was a big project and we did many things. I did the calendar part in React, and the doctors liked it, I think.',
    'I was second on call when the calendar was empty one morning. I wrote the runbook afterwards because there was none. The first person fixed it, it was a certificate.',
    'We argued about tabs or spaces in the beginning. Then we took a tool and it was settled. It was fine.',
    'I learned TypeScript from a course over two months and now I use it in every new page. At first I used any everywhere, now I do not.',
  ],
  'Rosa Quispe': [
    'I am proud of the returns hall in Callao. When I came, pallets stood for nine days. I counted the pallets before I asked anyone, drew a map of where they waited, and gave each team one lane of its own. After three months they stood for two days, and we gave back half of the rented hall.',
    'A rack was loaded wrongly on my shift and bent. I cleared the aisle first and stopped every truck, then I called the engineer, then I told my people why they were waiting. It was my plan that had put heavy goods up high. We moved everything over forty kilos to the floor level, and each rack now shows its limit in numbers and in color.',
    'A driver refused the new order of loading. I rode with him for one evening and saw that he was right for the small streets. We kept his order for the inner city and mine for the rest, and he taught it to the others himself.',
    'I had to learn the new scanner system in two weeks. I came an hour early, tried every key, and wrote a card with eight pictures. The whole shift used that card, and the supplier asked me for a copy.',
  ],
  'Yusuf Demir': [
    'In Leipzig I took over a late shift with three accidents in a year. I began each shift with a safety walk, five minutes, and everyone could name one thing. I mended what they named within the week. We had two years without a lost day, and the output went up by eight percent because nobody was waiting for repairs.',
    'One night the linen for two trains did not go out because I had trusted a count I had not seen. I called the station myself, sent what we had by taxi, and apologised to the train manager. Since then two people count the last pallet, and the count stands on the door, not in somebody’s head.',
    'Two of my team leaders did not speak to each other. I talked to each alone, then asked both to plan one shift together with me out of the room. It was about holidays. We made a list that everyone sees, and they still plan together.',
    'I learned to plan shifts with a spreadsheet because paper was always wrong by Wednesday. I asked my daughter for the formulas, tried it for one month beside the paper, and when it was right four weeks in a row I threw the paper away and showed the other shifts.',
  ],
  'Thandiwe Mokoena': [
    'I made a board for our returns desk that shows what is late. It was my idea and I drew the first one by hand. People stopped asking me where things are, and the late parcels went from about sixty to twenty a week.',
    'A colleague cut his hand because the knives were old. I did the first aid and took all the old knives away the same hour. I wrote to the manager and bought safe ones from the cash box. Now we check them every Monday.',
    'I had a disagreement with the night shift about who cleans up. We had a talk, it was loud. In the end we take turns and it is written on the board.',
    'I am learning German for work, B1 now. I take a class twice a week and I speak with my colleagues only German before the break.',
  ],
  'Amina Warsame': [
    'I am proud of a page I wrote. A third of our letters asked when a refund comes. I read two hundred of them, wrote the answer in four sentences with the real dates, and put it where people look. In two months those letters halved, and I measured it every week with the team.',
    'I once told a whole train that their bus was coming, and it was not. It was my message. I wrote again within ten minutes, said that I had been wrong, and paid for taxis for the families first. Then we changed it so that nobody sends such a message before the driver has confirmed, and the driver’s number stands in the tool.',
    'A colleague and I disagreed about vouchers. She wanted to give them freely, I was careful. We looked at what guests wrote after each kind of answer, and a quick true sentence did more than the voucher. We changed our rule together and I learned to give them without being asked when the fault was ours.',
    'I learned SQL because I was tired of guessing what people write about. A developer gave me one hour, I took ten of our real questions, and answered them one by one. Now I bring the five main causes to the product team each month.',
  ],
  'Benjamin Ofori': [
    'I answered guests for a hotel group, and I kept the help pages fresh. One time I rewrote the page about the pool, because many people asked about it. After that fewer people asked.',
    'A booking was lost and the guest stood at the desk at night. I found a room in another house and I drove him there. The next day I asked why, and it was a wrong date in the form. They changed the form.',
    'My colleague wanted longer answers than me. We read some of them aloud and we made ours shorter, but friendlier. She was okay with that.',
    'I learned Intercom by myself with the videos, in a week or so.',
  ],
  'Elodie Carpentier': [
    'I am proud of the ferry calendar. I asked five people to fail at it, and all five did. So I drew it again as a simple list of days with a price, tested it with five others, and none failed. My part was the research and the drawing; the bookings on phones went up by eighteen percent in the first summer.',
    'I shipped a button that could not be reached by keyboard. A guest who is blind wrote to us. I called him, thanked him, and took the change back the same day because it shut people out. Then I learned how to test with a screen reader, and we made that test a part of every review, so it shows before it ships.',
    'A developer said my animation was too slow for old phones. I asked to see it on his mother’s phone, and he was right. We agreed on a rule: nothing that moves unless it explains something. The relation got better, he now comes to the tests.',
    'I had to learn how prices are made for sleepers, which is strange. I sat two days with the people who set them, drew their rules as a picture, and they corrected it until it was right. New colleagues now get that picture on their first day.',
  ],
  'Park Ji-woo': [
    'I cut a nine-step booking to three. I watched twelve people book and saw that six steps only repeated what we already knew. I made a plain prototype in two days, tested it, and the time to book went from seven minutes to under three. I showed the numbers before asking for developers.',
    'I removed a field that the police needed at one border, and forty guests were stopped. I called the station, wrote to all guests on the next trains with what to bring, and put the field back that evening. I had not asked anyone at operations. Since then I walk every change through with one person from the trains.',
    'A manager wanted a big banner. I drew the empty state first, and we looked at both with guests. The banner hid the thing they came for. He agreed to a small line of text, and he asked me to test his next idea as well.',
    'I learned how to write for people who read slowly, from a course and from two readers who tested my texts. I rewrote our delay messages with them, and the calls during delays went down by a quarter.',
  ],
  'Chiara Esposito': [
    'I worked on a bank app and I drew many screens in Figma. I am proud of the transfer screen because it is clean. I did the components and the team said it looked good.',
    'Once the handover was not complete and the developers built the wrong icon set. I stayed late and exported everything again. Now I use a checklist.',
    'I had a disagreement with marketing about colors. I explained contrast to them and they accepted another blue, because the first one was hard to read.',
    'I am learning about design systems, I read two books, and I started a small one for our team with twelve components that we use now.',
  ],
}

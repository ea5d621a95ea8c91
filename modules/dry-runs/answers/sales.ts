import type { WrittenAnswers } from './written-answer.ts'

export const sales: WrittenAnswers = {
  ownership: {
    strong:
      'Two years ago I lost a contract with a hotel chain, about 80,000 a year. At first I thought it was the price, so I called the buyer and asked. She told me that I had never spoken with the people at the reception who would use it. That was my mistake, because I had only met managers. In the next deal of this kind I spent a day with 4 receptionists before the offer, changed two points because of it, and we won that contract 3 months later.',
    terse: 'I lost a hotel chain because I never met the users. I asked why, and met them first the next time.',
    weak: 'We lost a big deal because our price was simply too high compared to the others. There was nothing I could do.',
  },
  'problem-solving': {
    strong:
      'When our leads fell by 20 percent for two months, I separated three things: the market, the product and my own work. Search volume was stable, so it was not the market, and the win rate had not changed, so it was not the product. But my calls to new contacts had gone from 60 to 35 a week because of an event. I tested it with half of my list: those I called again produced the old number of meetings in 2 weeks. I would have stopped after 3 weeks without a change and looked at the message instead.',
    terse: 'Check market, product and my own calls. Mine had fallen, so I tested more calls with half the list.',
    weak: 'I would make more calls and ask for a bigger budget for advertising. Usually that brings the numbers back.',
  },
  communication: {
    strong:
      'Imagine that each evening you count 40 bottles and write an order by hand, and on Saturday one brand is still missing. With our app your staff scans the shelf in 10 minutes and the order writes itself, so you decide only about the exceptions. A bar I looked after lost 6 sales fewer per weekend because of it. It is not right for you if you change your menu each week, because then you enter more than you save. What happens with your order on a busy evening today?',
    terse: 'You scan your shelf in 10 minutes and the order writes itself. Not for menus that change weekly.',
    weak: 'It is the leading platform, fully integrated, with more than 50 features, a dashboard and great support.',
  },
  collaboration: {
    strong:
      'I had promised a customer delivery in 2 weeks, and production needed 5. I called the customer on the same day, because they had planned a shop opening around it. I asked what they needed most, and it was 8 of the 30 shelves. I agreed with production to build these first, and I took over their customer calls for two days in return. The opening took place on time. Since then we have a list of what may be promised without asking, and it has not happened again.',
    terse: 'I promised 2 weeks, production needed 5. We delivered 8 shelves first, and now have a list.',
    weak: 'I told the customer that delivery had messed up and gave them the number of the production manager.',
  },
  'customer-focus': {
    strong:
      'A small bakery wanted our large package for 300 a month. I asked how many orders they had, and it was 20 a day, so I told them not to buy it because the free plan was enough for them. I showed them a spreadsheet of 2 columns that did the rest, and we agreed to speak again at 60 orders. It cost me about 3,600 that year. They called after 14 months with 90 orders, bought the package and sent me two other bakeries.',
    terse: 'A bakery wanted too large a package. I advised the free plan, and they came back a year later.',
    weak: 'Advising against a purchase is not really the job of sales. The customer has to know what they want.',
  },
  planning: {
    strong:
      'I rank customers by value and by how likely they are to decide this month. Last week I put 12 hours into four open offers, 6 into ten new contacts and 3 into existing customers whose contract ends soon. I deliberately left a large tender undone, because we had won only 1 of 9 like it. On Friday I compared: three of the four offers moved on, and the new contacts gave 2 meetings, which is below my aim of 3. So this week they get 8 hours.',
    terse: 'By value and likelihood. Last week 12 hours for offers, 6 for new contacts, and no tender.',
    weak: 'I look at what comes in and answer that. There is always enough to do.',
  },
  quality: {
    strong:
      'I write the record right after the call, because after an hour I forget half. It says who decides, what they need, what I promised and by when, and facts are apart from my guesses. When I was ill in May, a colleague closed one of my deals of 15,000 from the record alone without calling me. I also delete private remarks and old copies of papers, because nobody needs them and we may not store them. Each month I check 10 records, and last time one was incomplete.',
    terse: 'I write it right after each call. A colleague closed a deal from my notes alone.',
    weak: 'I have most of it in my head. The system is mainly there for the managers.',
  },
  safety: {
    strong:
      'I say that I cannot grant it and that I will have an answer by tomorrow noon. A customer once asked for a free exit after 3 months. I explained the risk for both sides: we would staff a project that may end, and they would get people who are planned for only 3 months. I offered in writing a pilot of 3 months at a fixed price instead, after I had asked our lawyer. They took the pilot, and the e-mail with what was agreed helped both of us when their manager changed.',
    terse: 'I do not grant it. I asked our lawyer and offered a pilot of 3 months in writing.',
    weak: 'I usually grant it and sort it out internally later. The important thing is that the deal is signed.',
  },
  learning: {
    strong:
      'When I moved to medical devices, I knew nothing about them. I spent 4 days in a clinic and then collected every question that customers asked me, with my answer. Each Friday a technician marked the wrong ones, at first 11 of 30. I was most wrong about cleaning, because I had believed the brochure. After 8 weeks it was 1 of 30 and I visited customers alone. I can also say where the device is no good: it does not suit patients under 40 kilos.',
    terse: 'Medical devices. I collected questions and a technician checked my answers. After 8 weeks I was ready.',
    weak: 'I read the brochure and then went out. If you can sell, you can sell anything.',
  },
  adaptability: {
    strong:
      'For years I won restaurants by visiting them in the afternoon. In 2022 visits suddenly gave 1 meeting in 15 instead of 1 in 5, because owners had less staff and no time. I tried two ways for a month, a video of one minute and a call in the morning, with 50 contacts each. The video gave 9 meetings and the call 4, so I kept the video. I look at the rate each month, and if it falls below 10 percent I will test again.',
    terse: 'Afternoon visits stopped working. I tested a video against calls and kept the video.',
    weak: 'Markets go up and down. I kept going with what I know, because it will work again at some point.',
  },
  pressure: {
    strong:
      'On Monday I give my manager an honest forecast, because she has to plan with it: last time that was 70 percent of the target. Then I look at the 6 offers that could be decided, and I ask each customer what they still need, without a discount that expires on Friday. One of them needed a data sheet, and we got it within a day. I closed 3 of the 6 and ended at 82 percent. The real mistake was that I had no new contacts in week 4 of the quarter, so I now block 5 hours a week for that.',
    terse: 'An honest forecast on Monday, then the 6 open offers without false deadlines. I reached 82 percent.',
    weak: 'I would call everyone and tell them that the price goes up on Friday. A bit of pressure always helps.',
  },
  integrity: {
    strong:
      'A logistics firm wanted our software because of its offline mode. I told them, without being asked, that it loses changes if two people edit the same order offline, because their drivers would do exactly that. I said what it means: about 2 wrong deliveries a week. They bought from a competitor, and I lost a deal of 40,000. I would do it again, since a customer who finds out later never comes back, and I told our product team, who fixed it a year later.',
    terse: 'I told a customer that our offline mode loses changes. They bought elsewhere.',
    weak: 'You do not have to mention every weakness. If they do not ask, I talk about the benefits.',
  },
  improvement: {
    strong:
      'Our team lost 18 percent of customers in the first year. I noticed that those who had not imported their data within 2 weeks were most of them, so I suggested a call on day 10. Two colleagues doubted it, and I offered to do their calls for a month and show them the numbers. In that month losses fell from 18 to 11 percent. A part of it may be the new import that came at the same time, and I said so. The whole team makes the call now.',
    terse: 'A call on day 10. Losses in the first year fell from 18 to 11 percent.',
    weak: 'The company introduced a new system for customers last year. I think it helped a bit.',
  },
  expertise: {
    strong:
      'I ask three things: what it costs them today, who else has to agree, and what happens if they do nothing. Last month a printing company liked us very much, but the problem cost them only 200 a month and our price was 350. I gave the case up after the first call and told them why. A second company lost 4,000 a month and had a date, so I stayed with it and they signed in 5 weeks. I write down my guess each time, and 7 of my last 10 were right.',
    terse: 'I ask for cost, who decides and what happens otherwise. I gave up a case where the cost was too low.',
    weak: 'You simply feel it. If they are friendly on the phone, they will probably buy.',
  },
  leadership: {
    strong:
      'I would first look with them at the figures to find the step that is lost. With a colleague last year it was not the calls but the second meeting: 3 of 10 agreed to one, while the team had 6 of 10. I practised the end of the first meeting with him on two afternoons, and he chose what to change. After a month he was at 5 of 10. I also saw that his region had a third fewer companies, so I asked our manager to compare the targets, and his was lowered.',
    terse: 'Find the lost step by figures. I practised second meetings with him, and it got better.',
    weak: 'That is a matter for the manager. I have my own target to reach.',
  },
}

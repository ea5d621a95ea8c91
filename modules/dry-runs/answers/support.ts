import type { WrittenAnswers } from './written-answer.ts'

export const support: WrittenAnswers = {
  ownership: {
    strong:
      'A customer could not cancel an old insurance add-on, and billing, sales and IT each said that it was not theirs. I kept the request in my name and called her every second day, because she paid 9 euros a month for nothing. I collected the 3 answers, put them side by side and showed my team leader that nobody could press the button. IT removed the add-on, she got 54 euros back and confirmed it by e-mail. I also asked for an owner, and since then billing has one person for old contracts.',
    terse: 'An old add-on that nobody could cancel. I stayed with it until she had her money back.',
    weak: 'I gave the customer the number of the other department. It was not something for us.',
  },
  'problem-solving': {
    strong:
      'I ask three short questions: what did you want to do, what did you see instead, and since when. Last week a customer said only that it does not work. From the answers I knew that printing failed since the morning, so I looked for others and found 6 with the same printer. I asked her to try one page as a PDF, which worked, so it was the driver and not our program. I sent all 7 the older driver and wrote down the solution, and after that it took colleagues 2 minutes each.',
    terse: 'I ask what they wanted, what they saw and since when. Then I check whether others have it.',
    weak: 'I would ask them to restart the computer. In most cases that helps.',
  },
  communication: {
    strong:
      'Ms Brandt, the answer is no: this booking is not refunded, and I prefer to say so first. I understand that your trip was cancelled through no fault of yours and that 240 euros is a lot. The fare does not allow it, because the hotel was paid on the same day. What I can do is move the booking to another date for free, or write the confirmation that your travel insurance needs. I will send you that by 5 today, and you can call me directly if the insurance refuses. Would that help you?',
    terse: 'No, this fare gives no refund. I moved the date for free and wrote to the insurance.',
    weak: 'I would say that we will look into it and that somebody will get back to them, because people do not like to hear a no.',
  },
  collaboration: {
    strong:
      'In spring our customers could not export reports, and the developer who knew it had a release to finish. I counted first: 37 customers in 3 days, 5 of them before their year-end. I showed him these numbers and asked what the smallest help would be, because a full fix needed a week. He gave me a query that I could run myself, so I sent the reports by hand for 6 days. In return I took over testing for his release. The fix came a week later, and none of the 37 had to wait for more than a day.',
    terse: 'I showed the developer that 37 customers were affected. He gave me a query and I sent reports by hand.',
    weak: 'I told the customer that the developers are not answering us and that they have to wait.',
  },
  'customer-focus': {
    strong:
      'A man shouted at me because his new phone was dead on the day before his flight. I let him speak for a minute and then asked what he needed by tomorrow, because the anger was about the flight and not about the phone. He needed his boarding pass and his contacts. Within 40 minutes I had arranged a spare phone in the shop near the airport and moved his contacts. He apologized. I also found that 8 phones of that batch had the fault, and had the rest of it taken out of the shops.',
    terse: 'A man with a dead phone before his flight. I arranged a spare phone within 40 minutes.',
    weak: 'Some customers are just unreasonable. He shouted at me the whole time for something that was not my fault.',
  },
  planning: {
    strong:
      'I read all 40 subjects first, for about 10 minutes, because several are usually the same. Last Monday 14 were about one failed login, so I wrote one answer and a notice on the page, which was more than a third of the work. Then I took those that cost people money or had a promised time, 9 of them, and after that the oldest. At 4 I saw that 6 would remain, so I told those customers when they will hear from us and told my team leader. The next morning there were only these 6.',
    terse: 'I look for a common cause first. 14 were the same. Then harm and promised times.',
    weak: 'I start with the easy ones so that the number goes down quickly.',
  },
  quality: {
    strong:
      'I try the steps myself before I send them, and I check the date of the article I rely on. Last year I told customers that they could change their tariff twice a year, which had changed to once. When I noticed it, I searched my sent messages and found 11 people, wrote to each and kept the old rule for the 2 who had planned with it. Since then I open the rule itself and not my template, and each template of ours has a date. I have not had to correct an answer for 8 months.',
    terse: 'I try the steps first and check the date of the rule. I once had to correct 11 answers.',
    weak: 'I know most answers by heart. If something is wrong, the customer will ask again.',
  },
  safety: {
    strong:
      'I stay friendly and say that I change nothing by phone alone. I call back the number that we have stored, or send a code to the old address, because whoever calls in a hurry may not be the customer. In June such a caller did not want a call back. I left the address as it was, informed the old one and reported the call with time and number to our security team. The real customer thanked me, since someone had tried the same at her bank. My report became an example for 60 colleagues.',
    terse: 'I verify by the stored number, inform the old address and report it if something is odd.',
    weak: 'If they know their name and date of birth, I change it. They are in a hurry, so I want to be helpful.',
  },
  learning: {
    strong:
      'I did not understand our tax settings, and I passed on each such question. I asked the specialist to let me answer 5 a week, which she checked. My first two were wrong, because I had mixed up the delivery date and the invoice date. I drew the cases on one page, and after 6 weeks I answered them alone, about 15 a week. Then I wrote the article with 9 examples and trained 4 colleagues, and the specialist now gets one question a week instead of 20.',
    terse: 'Tax settings. I answered 5 a week with a check, and later wrote the article.',
    weak: 'For that area we had a specialist, so I always passed those questions on.',
  },
  adaptability: {
    strong:
      'Overnight our app got a new sign-in, and by 9 we had 80 calls. I wrote a short answer with two pictures and shared it with the team by 9:30, because each of us was explaining it differently. I noted where people stopped and saw that 6 of 10 did not find the code in their spam folder. I showed the product team 20 of these calls and they put the sentence about spam on the page the same day. Calls fell from 80 to 15 by the next morning.',
    terse: 'A new sign-in. I wrote one answer for the team and had the page changed.',
    weak: 'I told customers that we were not informed either and that it was just as confusing for us.',
  },
  pressure: {
    strong:
      'On Black Friday we had 600 requests instead of 200. At 10 I saw that a third asked where their parcel was, so I put a notice with the delivery times on the first page and in the phone message. That alone took away about 120 requests. We split the rest by plan: two people for payments, three for the rest, and we changed every hour. The next day I read 40 of our answers, because they had become short, and wrote again to 5 customers whose answer was not complete.',
    terse: 'Black Friday. A notice took away 120 requests, and we split the rest by plan.',
    weak: 'It was very stressful, the phone did not stop ringing, and everyone was in a bad mood. We somehow got through it.',
  },
  integrity: {
    strong:
      'I write to the customer as soon as I notice it, because every hour they may act on it. In February I had told someone that her warranty lasted 3 years, and it was 2. I called her, said that it was my mistake, and asked my leader to grant the third year because she had decided not to repair. Then I searched for others who had heard it from me and found 2. In our morning meeting I told the team how it happened, since the page showed both periods, and we had the page corrected.',
    terse: 'I correct it right away, check who else got it, and tell the team.',
    weak: 'I would wait and see. If they notice it, I can still explain it.',
  },
  improvement: {
    strong:
      'About 50 customers a week asked how to download their invoice. I counted for 3 weeks and noted the words they used: most searched for bill, while our page said documents. I showed the numbers to the product team, because it cost us about 5 hours a week, and they renamed the link. In the month after, it was 12 a week. The rest came from the app, where the link was missing, so I asked for that as well, and now it is about 3.',
    terse: 'Invoices. I counted 50 questions a week, the link was renamed, and it fell to 12.',
    weak: 'The same questions always come. I have a template for that which I send each time.',
  },
  expertise: {
    strong:
      'I write what the customer wants, what is certain, what I only suspect, what I tried and what was promised. A real one from last week: router restarts each night at 2, certain by its log; I suspect the power supply; cable changed without effect; call back promised for Thursday at 10. My colleague sent a new power supply without asking anything, and it was solved on Thursday. Before that, such cases came back to me twice, so we agreed as a team of 6 on these five lines.',
    terse: 'What is certain, what I suspect, what I tried and what was promised.',
    weak: 'I write that the customer called and that they should be called back. The next one will see.',
  },
  leadership: {
    strong:
      'I would read a few of the answers with her and ask how much time she had for each. With a colleague last year it turned out that she feared missing her 12 an hour, and so she left out every greeting. I agreed with our leader on 9 an hour for a month, because speed comes back later. On two afternoons we rewrote 10 real answers together, and she chose her own phrases. We asked 50 customers again after 6 weeks: 44 found the answers friendly, before it had been 28.',
    terse: 'I found out that she had no time, practised on 10 real answers, and asked customers again.',
    weak: 'I would tell them to be a bit friendlier. But correct answers are what counts.',
  },
}

import type { WrittenAnswers } from './written-answer.ts'

export const hospitality: WrittenAnswers = {
  ownership: {
    strong:
      'A couple left our restaurant before dessert because they had waited 50 minutes for the main course. I was responsible for that section. I looked up the reservation, called them the next day, apologized and asked what had annoyed them most: that nobody had told them. I found that their order had been typed in but not sent, because the tablet had lost its connection. We then agreed that I look at all open tables every 15 minutes. They came back 3 weeks later, and it has not happened since.',
    terse: 'A couple left after 50 minutes. I called them, found the lost order and check tables now.',
    weak: 'Some guests can never be pleased. He complained about everything, so I let him go.',
  },
  'problem-solving': {
    strong:
      'I check the likeliest first: is the network on, does one terminal work with the mobile hotspot, is it the provider. That takes me 5 minutes. When it happened in July, our router was fine and the provider had a failure. I got the two mobile readers from the office, put a sign at the door and had each server say it before people ordered, because nobody wants to hear it with the bill. We took 62 payments that way and lost none. I then wrote down the steps and keep a reader charged behind the bar.',
    terse: 'Check network and hotspot, get the mobile readers and tell guests before they order.',
    weak: 'I would call the manager and wait until somebody repairs it.',
  },
  communication: {
    strong:
      'I would say: the dish itself is made without nuts, that is certain from our list. What I do not know is whether there are traces, because the dessert kitchen uses almonds, so I will ask now and be back in 2 minutes. Then I ask the cook and come back. If he is not sure, I say so and suggest the fish, which is cooked apart in its own pan. I write the allergy on the order and tell the cook in person. Last summer I did that for about 5 tables a week, and we had no incident.',
    terse: 'I say that I am not certain, ask the kitchen, and suggest a safe dish.',
    weak: 'I tell them that the dish will be fine. Its name has nothing to do with nuts.',
  },
  collaboration: {
    strong:
      'On Saturdays our kitchen rang the bell, and service let the plates stand, because we were taking orders. Both sides shouted. I asked the chef and two of my colleagues for 10 minutes after the shift and we looked at one evening: 14 plates had gone back. We agreed that one of us only carries from 7 to 9, and that the kitchen calls the table number once. I tried it myself on the next Saturday, and 3 plates went back. They still work like that a year later.',
    terse: 'Plates stood too long. We agreed that one person only carries, and fewer went back.',
    weak: 'The kitchen was always slow and rude to us. We complained to the boss several times.',
  },
  'customer-focus': {
    strong:
      'A family checked in at 11 at night with a child asleep on the shoulder. I saw that the father was looking for his papers with one hand. I gave him the key and said that we can do the form tomorrow, and walked ahead to the lift. Because children often wake up hungry, I put milk and two bananas into their fridge without knocking. I left a note for the morning shift that they sleep late. They wrote that it was the best arrival in 10 years, and we now prepare 3 such bags each evening.',
    terse: 'A family arrived late with a sleeping child. I left the form for the next day.',
    weak: 'I always greet guests with a smile and ask how they are today. Guests like that.',
  },
  planning: {
    strong:
      'With 180 reservations I begin on Wednesday. I order for the peak between 7 and 9, ask one person more for exactly these hours, and prepare 60 starters until 5. I plan for one thing that may fail: last time it was the dishwasher, so we had a second set of glasses. We agreed on a sign: if 10 orders are open at the pass, I stop walk-ins for 15 minutes. On Sunday I compared: 171 came, we had planned 20 portions of fish too many, and I changed the order for the next week.',
    terse: 'I start on Wednesday, plan for the peak and a failure, and compare on Sunday.',
    weak: 'On the day I come a bit earlier and see what has to be done.',
  },
  quality: {
    strong:
      'Before I hand over a room I check in the same order: light, bath, bed, balcony door, and I sit down once where the guest will sit. In April I noticed from that chair that the lock of the balcony door did not close, in 1 of 24 rooms on the floor. I kept the room back and checked the others, because the locks were of the same age, and found 3 more. We changed all 4 before anyone moved in. Now the lock is on the list of the cleaning team, and it was found twice since then.',
    terse: 'Always in the same order. I found a broken lock that way, and then three more.',
    weak: 'The room is cleaned by housekeeping, so I can rely on that.',
  },
  safety: {
    strong:
      'On a full evening the cook wanted to cool 20 litres of soup in the cellar over night, because the fridge was full. The rule says below 10 degrees within 2 hours. I said no and suggested to divide it into flat trays with ice, which took me 15 minutes. The next day I spoke with him and the two helpers who had done it before, and we bought 6 flat trays and keep one shelf free. It now takes less time than before, and at the last inspection there was no remark.',
    terse: 'He wanted to cool soup in the cellar. I divided it into flat trays with ice instead.',
    weak: 'When it is busy, everyone takes shortcuts. You cannot keep to every rule.',
  },
  learning: {
    strong:
      'At my last place there were 85 wines. I learned them in 6 groups by taste and not by country, 3 a day, and tasted the open ones after the shift. A colleague asked me each evening as if he were a guest, and I wrote down where I was wrong, mostly about sweetness. After 5 weeks he asked me instead, because I could explain the difference between our two Rieslings: one is dry with 6 grams of sugar, the other has 18 and goes with spicy food. I sold twice as much wine by the glass as before.',
    terse: '85 wines in 6 groups, 3 a day. After 5 weeks colleagues asked me.',
    weak: 'You learn it over time. I just did it somehow, and after a while it worked.',
  },
  adaptability: {
    strong:
      'On a Friday two of five called in sick at 4. I looked at the bookings, 90 people, and took 6 dishes off the menu, because they need the most hands. I called a former colleague, who came from 7 to 9, and I closed the 5 tables on the terrace. I planned the breaks first, 15 minutes each, so that nobody dropped out. We served 84 people and nobody waited for more than 25 minutes. The next day I brought breakfast for the team, and we let the late shift begin an hour later.',
    terse: 'I took 6 dishes off, got help for the peak and closed the terrace. We served 84 people.',
    weak: 'We worked as usual and hoped for the best. In the end it was terrible and guests left.',
  },
  pressure: {
    strong:
      'A tour bus arrived an hour early, 48 people at our reception, and I was alone with a trainee. I had seen the bus turn in, so I called the bar for exactly one thing: water and chairs in the lobby. I asked the guide for the list and gave out the keys by floor, because then nobody has to wait for a name. Each guest got a look and their name from me. One lady felt sick, and I sat her down first. After 28 minutes all had their key, and the guide thanked us. Now we ask for the list on the day before.',
    terse: '48 people came early. I asked the bar for water and gave out keys by floor.',
    weak: 'There were so many rude people at once. I was glad when it was over.',
  },
  integrity: {
    strong:
      'I count a second time, check the receipts, the card slips and the float, and then I write it down as it is: 50 missing. In October I reported exactly that to my manager the same evening, with what I had checked and what I had not, because the till had been open for 10 minutes. I accused nobody. I suggested that each of us counts when we change, and we have done so since. The next gap of 20 was found within an hour: a payment had been typed in twice.',
    terse: 'I count again, write it down and report what I checked.',
    weak: 'I would put it in from my own money so that there is no trouble.',
  },
  improvement: {
    strong:
      'At our bakery people waited up to 12 minutes at 8 in the morning. I watched for two mornings and saw that coffee held up the line, because it was made by the person at the till. I tried two ways for a week each: coffee at the end of the counter, and paying first. The first brought it down to 5 minutes, the second only to 9. We kept the first, and sales between 8 and 9 rose by about 15 percent. The other branch has copied it.',
    terse: 'Coffee moved to the end of the counter. The queue went from 12 to 5 minutes.',
    weak: 'The owner bought a second till, which helped a lot. I did not change anything myself.',
  },
  expertise: {
    strong:
      'I ask two things: is there anything you do not like, and are you very hungry or rather not. Last week a guest said whatever you like, and then told me no cream and something light. I looked at what he drank and at his table, a beer and no starter, so I did not offer the most expensive. I recommended the trout, because it came that morning, at 19 euros, and said why. After the first bites I went by and asked. He took a second beer and came again on Sunday with 4 friends.',
    terse: 'I ask what they avoid and how hungry they are. Then I recommend with a reason.',
    weak: 'I recommend the steak, it is our most expensive dish and also my favourite.',
  },
  leadership: {
    strong:
      'In the moment I go there, pick up the glass with him and say to the guests with a smile that their drinks come in 2 minutes. When a new colleague dropped 8 glasses in his first week, I gave him two tables of regulars right after, because he needed something that works. After the shift I asked what had happened: he had carried 8, since he believed that everyone does. I showed him 4 with the hand in the middle and put smaller trays at the bar. He dropped nothing in the next 6 months.',
    terse: 'I help and calm the guests. Afterwards I asked why, and we got smaller trays.',
    weak: 'I tell him right there that he has to be careful, so that the guests see that we take it seriously.',
  },
}

import type { WrittenAnswers } from './written-answer.ts'

export const operations: WrittenAnswers = {
  ownership: {
    strong:
      'In May a pallet for a hospital went to the wrong town. I called the hospital before they noticed it and told them that it would come 6 hours late. I arranged a courier, because they needed 2 of the 30 boxes that day, and called again every 2 hours until it was there. Then I went through the scans and proved that the label had been stuck on at the wrong dock. We moved the printer to the dock, and I checked it for a month: of 900 pallets none was mixed up.',
    terse: 'A pallet went to the wrong town. I sent a courier and moved the label printer.',
    weak: 'That was the fault of the carrier. I told the customer to contact them.',
  },
  'problem-solving': {
    strong:
      'I count again first and look at the last movements of that item. When 30 pieces were missing last year, the count was right, so I followed the steps: goods in, picking, returns. Returns were put on the shelf, but entered only at the end of the week. I checked 10 other items with many returns and 7 had the same difference, so it was the process and not theft. I had returns scanned when they arrive, because then the number is right at once. After 2 months the difference over all items fell from 410 to 25 pieces.',
    terse: 'Count again, follow the movements. Returns were entered late, so we scan them at arrival.',
    weak: 'I would correct the number in the system so that it fits again.',
  },
  communication: {
    strong:
      'Good morning, this is the warehouse. I am calling because your shipment for tomorrow will arrive on Thursday, 2 days late. The lorry broke down near the border, so we have to load it again. I can offer you two things: 12 of the 40 cartons tomorrow by express at our cost, or everything on Thursday before 8. Which of them do you need for your customers? Good, then the 12 go today, and I will send you an e-mail with both times within the hour and call you as soon as they are loaded.',
    terse: 'Your shipment is 2 days late. I can send 12 cartons tomorrow by express. Is that all right?',
    weak: 'Usually they call when it has not arrived, and then I check where it is.',
  },
  collaboration: {
    strong:
      'Our planners gave drivers 18 stops a day, and drivers said that 14 were possible. I rode along for two days and wrote down the times: unloading took 22 minutes and not 12. I showed both sides the sheet. We agreed on 16 stops with fixed times for the three large stores, for 4 weeks, and that only the shift leader may add one. Late deliveries fell from 30 to 9 a week, so we kept it. The planners now ride along once a year because of it.',
    terse: 'I rode along and measured. We agreed on 16 stops, and late deliveries fell.',
    weak: 'The planners sit in the office and have no idea. I always told the drivers to do what they can.',
  },
  'customer-focus': {
    strong:
      'A customer needed a spare part at 7 in the evening, and our last pick is at 5. I asked what stood still, and it was a line with 20 people. I checked that no other order would be late and that two people were there, because nobody may be alone in the hall. We picked it in 25 minutes, and their driver came to the gate. Afterwards I saw that this happened about 3 times a month, so I suggested an evening pick at a fixed price. Nine customers use it now.',
    terse: 'A part after closing. We picked it safely with two people, and it became a service.',
    weak: 'I told them that our process ends at 5 and that they should order earlier.',
  },
  planning: {
    strong:
      'I first compare hours and people: last Tuesday 320 orders needed 46 hours and I had 40. I put the orders with a fixed departure first, grouped 90 small ones by aisle, and kept one person in reserve until 2, because something always comes. With the manager I agreed that 35 orders without a date move to Wednesday, and I informed those customers by noon. We finished all the others at 4:30. I also noted the hours, and with 5 such Tuesdays we got one more person for that day.',
    terse: 'Compare hours and orders, fixed departures first, a reserve, and move 35 to the next day.',
    weak: 'We start and see how far we get. Usually everyone has to stay longer.',
  },
  quality: {
    strong:
      'Our most common mistake was the wrong size of the same article, 60 of 100 complaints. It arises because the boxes stand next to each other and differ in one digit. I separated these sizes by one shelf and had the scanner ask for the size. Before sealing I check the weight, and it has to be within 50 grams. Complaints fell from 14 to 3 per thousand parcels within 2 months. The rest are mostly missing papers, and I am working on that now.',
    terse: 'The wrong size was most common. I separated the boxes, and complaints fell to 3 per thousand.',
    weak: 'If something is wrong, the customer tells us, and then we send it again.',
  },
  safety: {
    strong:
      'A stack of 4 pallets leaned towards the walkway, and the lorry was waiting. I stopped the loading at once and closed the aisle with tape, although it cost us 35 minutes. With the forklift driver I took it down from the top. Nobody was hurt and nothing was damaged, but I reported it because it could have been different. The cause was a broken board in the lowest pallet. Since then we sort out damaged pallets at goods in, 5 to 10 a week, and no stack has leaned in the last year.',
    terse: 'A stack leaned over. I closed the aisle, took it down and reported it.',
    weak: 'A bit of danger is part of the job. You simply have to watch out.',
  },
  learning: {
    strong:
      'I had to take over the new sorting machine within a week. I read the manual for a morning, then I ran it for 3 shifts with the technician next to me and wrote down each step. On Friday she let me clear 5 jams alone and checked me. I found that the manual names the wrong order for restarting, because it belonged to an older model. I corrected it with her, with 4 photos, and the next colleague needed 3 days instead of 5.',
    terse: 'A sorting machine in a week. A technician checked me, and I corrected the manual.',
    weak: 'I was shown it once and then did it. It was not that difficult.',
  },
  adaptability: {
    strong:
      'Our box supplier failed for 8 days after a fire. I counted that we had boxes for 3 days. On the first afternoon I called two other suppliers, because I had kept their samples, and agreed with my manager on a price of up to 30 percent more. I used the next larger size for a third of the orders. We shipped everything, and it cost 2,100 more. Afterwards we gave 25 percent of the volume to the second supplier for good, so that one fire does not stop us again.',
    terse: 'The box supplier failed. I had a second one ready, and now we use both.',
    weak: 'Once our supplier could not deliver for a week, and there was nothing to do but wait.',
  },
  pressure: {
    strong:
      'I take 3 minutes and sort by what happens if it stays here. Last month 22 of 60 pallets were open at 5, the lorry left at 6. 9 were for a store opening, so they went first, with two people more from goods in. I did not drop the scan at the door, because a wrong pallet costs a day. At 5:50 I decided that 4 pallets stay, called those customers and booked the morning lorry. The next day I looked for the cause: the picking list had been printed an hour late, and it now prints automatically.',
    terse: 'Sort by consequence, keep the scan, leave 4 pallets and call those customers.',
    weak: 'I tell everybody to hurry up, and we skip the checks if we have to.',
  },
  integrity: {
    strong:
      'I would have the checks made up for right away and speak with him. It happened with the brakes of our forklifts: a colleague had signed 5 mornings without looking. I stopped the two forklifts and checked them with him, which took 20 minutes, and one had worn pads. I told him that I have to report it, because others trust that signature with their lives, and we went to the leader together. He had skipped it because of the early lorry. So we got 15 minutes before the shift, and since then the list is true.',
    terse: 'I have the checks done at once and report it, because others rely on it.',
    weak: 'I would not say anything. Everyone is under pressure, and nothing has happened.',
  },
  improvement: {
    strong:
      'Each parcel was weighed twice, at packing and at the gate. I compared 2,000 of them over a week, and only 3 differed. I suggested to drop the second, and we tried it at one of 4 gates for a month. Errors stayed the same and each parcel took 8 seconds less. But for parcels abroad customs needs the second weight, so I took that part back. For the rest we saved about 6 hours a week, and the error rate after half a year was still 0.2 percent.',
    terse: 'I dropped the second weighing after a test. It saved 6 hours a week.',
    weak: 'The management has introduced a new system that made it shorter. I do not know the details.',
  },
  expertise: {
    strong:
      'At 6 I look at three: open orders per person, trucks that are late, and the fill of the packing lanes. The last one warns first. Above 70 percent before 8 I move two people from picking to packing, because otherwise we stop at 10. In December it misled me: the lanes were at 80 percent, but with 30 large parcels only, and I moved people for nothing. Since then I look at the number of parcels as well. On 9 of 10 mornings it tells me right.',
    terse: 'Orders per person, late trucks and packing lanes. Above 70 percent I move two people.',
    weak: 'I do not need figures, I see it from experience when I walk in.',
  },
  leadership: {
    strong:
      'I led the late shift with 9 people when our leader was ill for 3 weeks. I asked each what they wanted to try, because some had picked for 2 years. A picker learned the packing machine next to an experienced colleague. After two days I changed the division, since the returns were standing, and put one more person there. At the end of each shift I said by name what had gone well. We shipped 4 percent more than before and had no accident, and two of them have taken over new tasks for good.',
    terse: 'I asked people what they wanted to try and changed the division after two days.',
    weak: 'I did the most important things myself, then I could be sure that they were right.',
  },
}

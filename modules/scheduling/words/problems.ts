import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a time could not be offered, booked or moved, and other error messages of scheduling. */
export const schedulingProblems = dictionary({
  en: {
    hoursOfOthers: 'Only an owner or admin can change someone else’s hours.',
    staleHours: 'Someone else changed this availability in the meantime.',
    noInterviewer: 'Choose at least one interviewer.',
    notInOrganization: 'One of these people is not part of this organization.',
    noLongerInOrganization: 'One of these people is no longer in this organization.',
    timePast: 'This time is in the past.',
    oneTimePast: 'One of these times is in the past.',
    oneTimeTooFar: 'One of these times is more than 180 days away.',
    interviewerBusy: 'An interviewer is busy at one of these times. Choose other times.',
    alreadyProposed: 'This interview has already been offered or booked. Move it or cancel it first.',
    noMoreTimes: 'No more times can be offered for this interview. Schedule a new one.',
    tooLateToAsk:
      'This interview starts in less than 2 hours, so the candidate can no longer choose another time. Set another time yourself, or cancel it.',
    slotTaken: 'This time has just been taken. Here are the times that are free now.',
    alreadyBooked: 'A time is already booked. You can move it.',
    notBookable: 'This interview can no longer be booked.',
    offerOver: 'The offered times have passed. Ask for other times.',
    notMovable: 'This interview can no longer be moved. Schedule a new one.',
    /** Why an attendee cannot move an interview, by `moveRefusal`. */
    moveRefused: {
      not_booked: 'No time is booked yet. Choose one first.',
      too_late: 'The interview starts in less than 2 hours, so it can no longer be moved here.',
      too_often: 'The interview has been moved 3 times, so it can no longer be moved here.',
    },
    closed: 'This interview is closed.',
    started: 'An interview that has started can’t be cancelled. Record its outcome instead.',
    notAnArrow: (from: string, to: string) => `An interview can’t change from “${from}” to “${to}”.`,
    outcomeOfOthers: 'Only this interview’s interviewers can record its outcome.',
    replaceOthers: 'Only people who arrange interviews can replace someone else.',
    notReplaceableNow: 'Only people of an interview that is booked and has not started can be replaced.',
    notReplaceable: 'This person has to take part. Move or cancel the interview.',
    noReplacement: 'Nobody else of this group is free at this time. Move or cancel the interview.',
  },
})

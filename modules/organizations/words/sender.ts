import { dictionary } from '#platform/locale/dictionary.ts'

/** Who e-mails to candidates come from, and where their replies go. */
export const senderWords = dictionary({
  en: {
    title: 'E-mails to candidates',
    note: 'Who they come from, and where replies go.',
    name: 'Sender name',
    nameHelp: (organization: string) =>
      `Shown in the candidate’s mailbox, for example “${organization} Hiring”. If it is empty, “${organization}” is shown.`,
    address: 'Replies go to',
    person: 'The person who sends the e-mail. For automatic e-mails, the person who created the job.',
    inUse: 'In use',
    waiting: 'Waiting for verification',
    waitingText: 'It is used once the link in the e-mail we sent to this address is confirmed. Sent',
    notDelivered: 'Not delivered',
    notDeliveredText: 'The mail server refused the e-mail. Check the address, or send it again.',
    chooseAddress: 'Choose an address',
    changeAddress: 'Change address',
    newAddress: 'New address for replies',
    newAddressHelp: 'We send an e-mail with a link to this address. Until it is confirmed, nothing changes.',
    send: 'Send verification e-mail',
    sendAgain: 'Send again',
    sentAgain: (address: string) => `Sent again to ${address}`,
    cancelWaiting: 'Cancel verification',
    cancelled: (address: string) => `${address} will not be used`,
    remove: 'Remove address',
    removed: 'Address removed. Replies go to the person who sends the e-mail.',
    close: 'Cancel',
    failed: 'The address was not changed',
    notAnAddress: 'Please enter an e-mail address like hiring@example.com.',
    link: {
      title: 'Confirm the reply address',
      incomplete: 'This link is incomplete',
      copy: 'Copy the whole address from the e-mail.',
      before: 'Should replies from candidates of ',
      between: ' go to ',
      after: '?',
      submit: 'Confirm address',
      failed: 'The address was not confirmed',
      confirmed: 'Address confirmed',
      confirmedText: (organization: string, address: string) =>
        `Replies to e-mails from ${organization} go to ${address} from now on. You can close this page.`,
      notValid: 'This link is no longer valid',
      newLink: 'Ask the person who entered the address to send a new e-mail.',
      loadFailed: 'Couldn’t load the link',
    },
  },
})

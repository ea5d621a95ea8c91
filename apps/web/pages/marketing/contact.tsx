import { CreditCard, ShieldAlert, UserRound } from 'lucide-react'
import { ContactForm } from '#modules/site/web/contact-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { contactPageWords } from '../../words/contact.ts'
import { SplitPage } from './split-page.tsx'

const words = contactPageWords.contact

const WAYS = [
  {
    icon: CreditCard,
    title: words.plans,
    text: words.plansText,
    link: <TextLink to={paths.packages()}>{words.plansLink}</TextLink>,
  },
  { icon: UserRound, title: words.invited, text: words.invitedText, link: null },
  { icon: ShieldAlert, title: words.security, text: words.securityText, link: null },
] as const

export default function Contact() {
  return (
    <SplitPage title={words.title} lead={words.lead} about={<Ways />}>
      <ContactForm />
    </SplitPage>
  )
}

/** Where else to find an answer. */
const Ways = () => (
  <ul className="mt-9">
    {WAYS.map(({ icon, title, text, link }) => (
      <li key={title} className="flex gap-3.5 border-t border-line py-4">
        <Icon of={icon} size={20} className="mt-0.5 text-brand" />
        <p className="text-pretty">
          <span className="block font-semibold">{title}</span>
          <span className="text-text-2">
            {text} {link}
          </span>
        </p>
      </li>
    ))}
  </ul>
)

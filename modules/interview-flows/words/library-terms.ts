import { dictionary } from '#platform/locale/dictionary.ts'

/** Words in titles and requirements of jobs that name a field or a competency of the library, separated by spaces. */
export const libraryTerms = dictionary({
  en: {
    fields: {
      engineering:
        'engineer engineering developer programmer software backend frontend fullstack devops architect data scientist tester qa it administrator typescript javascript python java sql kubernetes cloud api code',
      sales:
        'sales account seller representative marketing brand content campaign seo crm business growth advertising leads negotiation',
      support: 'support helpdesk customer service success agent ticket tickets complaints hotline callcenter',
      care: 'nurse nursing carer caregiver care medical health healthcare hospital clinic patient patients therapist midwife paramedic dementia medication',
      hospitality:
        'hotel restaurant waiter waitress barista cook chef kitchen bar guest guests reception receptionist retail store shop cashier housekeeping bakery',
      operations:
        'operations logistics warehouse driver delivery transport supply chain dispatcher forklift picker packer production shift planner procurement purchasing inventory stock freight',
      trades:
        'electrician plumber carpenter joiner welder mechanic mechatronics technician installer fitter painter roofer mason bricklayer heating machinist maintenance electrical wiring welding',
      office:
        'accountant accounting bookkeeper finance controller payroll office assistant secretary clerk administration administrative auditor tax hr recruiter legal paralegal invoices ledger',
    },
    competencies: {
      ownership: 'responsible responsibility responsibly ownership independently independent autonomous reliable',
      'problem-solving':
        'problem problems solve solves solving troubleshoot troubleshooting analytical analysis debug debugging faults',
      communication: 'communication communicate communicates present presentation explain written spoken english',
      collaboration: 'team teams teamwork collaborate collaboration together crew colleagues',
      'customer-focus': 'customer customers client clients guest guests patient patients users user service',
      planning:
        'plan plans planning organize organizes organized priorities prioritize schedule scheduling project projects deadlines',
      quality: 'quality accuracy accurate careful precise testing test tests standards documentation',
      safety: 'safety safe risk hygiene security secure compliance regulations protection privacy',
      learning: 'learn learns learning curious training study willingness',
      adaptability: 'flexible flexibility change changes adapt adaptable changing',
      pressure: 'pressure stress resilient resilience fast hectic urgent emergency',
      integrity: 'confidential confidentiality honest integrity trustworthy discretion',
      improvement: 'improve improves improvement improving optimize optimization lean efficiency automate automation',
      expertise: 'experience knowledge expert certified qualification',
      leadership: 'lead leads leading leadership manage managing mentor mentoring coach coaching supervise apprentices',
    },
  },
})

import { brand } from '@/config/brand'
import { env } from '@/shared/env'
import { documents } from '../documents'
import { DocumentText, type LegalText } from '../document-text'

const { name, operator, supportEmail } = brand

/** Whom a form asks for the visitor's country, if the operator has named somebody. */
const asked = env.geoipUrl.startsWith('https:') ? new URL(env.geoipUrl).host : 'another service'
const functional = env.geoipUrl
  ? `Functional (off until you switch it on): while a form waits for your country, ${asked} is asked which country your network address is in, and the form suggests it. What it answers stays in the open page and is gone when you leave it.`
  : 'Functional (off until you switch it on): nothing uses it today. If that changes, this page says so first.'

/** The privacy policy. It describes what the software does as it is delivered; change it when that changes. */
const text: LegalText = {
  summary: [
    'We keep what you give us to decide about your application, and show it to the people who decide. We sell nothing, we follow nobody around the web, and no visit is measured without your consent.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        `${operator.name}, ${operator.address}, decides what is done with personal data in ${name} and answers for it. Write to ${supportEmail} about anything on this page.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      text: [
        [
          'Your account: name, e-mail address, password (only as a hash that cannot be turned back), role, and, if you give them, company and phone.',
          'Your applications: the answers, the documents, their versions, the dates, and what was decided.',
          'Messages between you and the programme’s staff.',
          'What you send without an account: messages from the contact page and feedback, each with the name and address you give.',
          'Your address, if you subscribe to the newsletter, and when you confirmed it.',
          'A record of what happened to an application: when it was handed in, moved, decided, and by whom.',
          'Technical traces: the time of sign-in, the kind of browser, and the network address as far as protection against misuse needs it.',
        ],
        'Some questions are marked as private, such as shares of founders, proof of accreditation and referees. Only staff can read those.',
      ],
    },
    {
      id: 'why',
      title: 'Why, and on what ground',
      text: [
        [
          'To handle your application and your account, and to answer what you write to us: because you asked us to (contract).',
          'To protect the service, find faults and show who did what: because we have a legitimate interest in it.',
          'To show your application to investors and mentors, to publish a profile of your company, to send the newsletter, to measure visits: only with your consent, which you can take back.',
          'To keep what tax or other law demands: because the law obliges us.',
        ],
        'No decision about you is made by a machine alone. People read, people decide.',
      ],
    },
    {
      id: 'readers',
      title: 'Who reads it',
      text: [
        'Staff and reviewers of the programme, each as far as their role goes; these limits are kept by the database itself. Drafts are read by nobody but you.',
        'Companies that work for us, under contracts that bind them to our instructions: Supabase keeps the database, the files and the sign-in; Vercel delivers the pages and, with your consent, measures visits; a mail provider carries our mails. Where the check against automated senders is switched on, Cloudflare Turnstile looks at your browser when you sign in or up, have a mail sent to you, change your password, or send a form without an account.',
        'Where that happens outside your country, we use the safeguards that the law provides, such as standard contractual clauses.',
        'Public bodies, where a law or a court obliges us. We tell you, unless that is forbidden.',
      ],
    },
    {
      id: 'device',
      title: 'Cookies and your device',
      text: [
        'On your first visit we ask what may be kept on your device and what may be measured. There are four categories. You can change your choice at any time by “Cookie preferences” at the foot of every page; what you switch off stops at once.',
        [
          'Necessary (always on): your session, so that you stay signed in; your choice of light or dark; your answer to this question; what you type into a form before it has reached us; and the pages you have visited, so that they open without a network. Signing out removes your session and the copies of your answers.',
          'Analytics (off until you switch it on): Vercel Analytics counts visits to pages, with the page before, the country, and the kind of device and browser. Vercel Speed Insights measures how fast pages appear. Neither sets a cookie or follows you to other sites; a visitor is counted by a value that is thrown away after a day.',
          functional,
          'Marketing (off until you switch it on): nothing uses it today. If that changes, this page says so first.',
        ],
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      text: [
        [
          'Drafts: until you delete them, or 12 months after you last touched them.',
          'Applications that were not successful: 24 months after the decision, so that you can build on them and we can answer questions. Those that you took back after handing them in: 24 months.',
          'Applications that were accepted: for the time of the programme and 5 years after.',
          'Notifications: 1 year. What waits for a daily mail: until it is sent, at most 30 days. Copies of mails that we sent: 30 days.',
          'Messages from the contact page and feedback: 24 months.',
          'Invitations to work with the programme: 12 months after they were answered or ran out.',
          'Your newsletter address: until you leave. One that was never confirmed, or that has left: 30 days.',
          'Figures about visits: without names, at most 24 months.',
          'The record of who did what: 5 years. Network addresses kept against misuse: 1 day.',
          'Your account: until you close it.',
        ],
        'Backups hold deleted data a little longer, at most 30 days, and are used for nothing but putting things back after a failure.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      text: [
        [
          'A copy of your data, in a form that a machine can read.',
          'Correction of what is wrong.',
          'Deletion, unless the law obliges us to keep something.',
          'That we restrict what we do with it, or stop doing what rests on our legitimate interest.',
          'That consent you gave is taken back, from then on.',
        ],
        `Write to ${supportEmail}; we answer within 30 days. You can also complain to the data protection authority where you live or where we are.`,
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      text: [
        'Data travels encrypted and is stored encrypted. Who may read a row is decided in the database for every single request. Documents lie in private storage and are reached by links that expire. Should data nevertheless get into wrong hands and that be a danger to you, we tell you without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'When this policy changes we publish the new version here, and tell members by mail if the change touches what we do with their data. What rests on your consent is not widened without asking you again.',
      ],
    },
  ],
}

export const PrivacyPolicy = () => <DocumentText head={documents.privacyPolicy} text={text} />

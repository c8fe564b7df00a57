import { brand } from '@/config/brand'
import { privacyVersion } from '@/config/terms'
import type { LegalDocument } from './document'

const { name, operator, supportEmail } = brand

/** The privacy policy. It describes what the software does as it is delivered; change it when that changes. */
export const privacy: LegalDocument = {
  title: 'Privacy policy',
  description: `What ${name} keeps about you, why, for how long, who reads it, and what you can ask for.`,
  path: '/privacy-policy',
  version: privacyVersion,
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
          'Your account: name, e-mail address, password (only as a hash that cannot be turned back), role, and, if you give them, company, phone, country and picture.',
          'Your applications: the answers, the documents, their versions, the dates, and what was decided.',
          'Messages between you and the programme’s staff.',
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
          'To handle your application and your account: because you asked us to (contract).',
          'To protect the service, find faults and show who did what: because we have a legitimate interest in it.',
          'To show your application to investors and partners: only with your consent, which you can take back.',
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
        'Companies that run servers, storage and mail for us process data on our behalf, under contracts that bind them to our instructions. Where that happens outside your country, we use the safeguards that the law provides, such as standard contractual clauses.',
        'We give data to authorities only where the law obliges us. We sell data to nobody.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      text: [
        [
          'Drafts: until you delete them, or 12 months after you last touched them.',
          'Applications that were not successful: 24 months after the decision, so that you can build on them and we can answer questions.',
          'Applications that were accepted: for the time of the programme and 5 years after.',
          'The record of who did what: 5 years. Technical traces: 90 days.',
          'Your account: until you close it.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'What is kept on your device',
      text: [
        'Your browser keeps your session, so that you stay signed in; your choice of light or dark; and what you type into a form before it has reached us, so that nothing is lost. All of this is necessary for what you asked for, and signing out removes your session and the copies of your answers.',
        'There are no cookies for advertising, and nothing that follows you to other sites.',
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
        'Write to us; we answer within 30 days. You can also complain to the data protection authority where you live or where we are.',
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
        'When this policy changes we publish the new version here, and tell members by mail if the change touches what we do with their data.',
      ],
    },
  ],
}

import { brand } from '@/config/brand'
import { documents } from '../documents'
import { DocumentText, type LegalText } from '../document-text'

const { name, operator, supportEmail } = brand

/** The terms of service. An operator reads them with a lawyer and changes them here, with a new version. */
const text: LegalText = {
  summary: [
    `${name} lets you apply to programmes run by ${operator.name} and follow what becomes of it. What you write stays yours. Tell the truth, respect others, and we will read you fairly and tell you the result.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Who these terms are between',
      text: [
        `These terms are an agreement between you and ${operator.name}, ${operator.address}, called “we” below. They hold whenever you use ${name}. If you use it for a company or another organisation, you confirm that you may act for it, and “you” means it as well.`,
        'The code of conduct belongs to these terms. Calls can have conditions of their own. Where a call’s conditions and these terms differ, the call’s conditions come first for that call.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'You need to be at least 18 years old, or as old as the law where you live asks for making contracts. Give your real name and an address at which mail reaches you.',
        'Keep your password to yourself. An account belongs to one person; colleagues get their own. Tell us at once if you think that somebody else has used yours.',
        'You can close your account at any time by writing to us. We may close an account that breaks these terms; unless there is danger in waiting, we first say why and hear you.',
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      text: [
        'What you hand in must be true and complete as far as you know, and yours to give. If something important changes before the decision, tell us.',
        [
          'A draft is yours alone. Staff of the programme can read an application from the moment you hand it in.',
          'You can withdraw an application at any time before the decision.',
          'Handing in is no promise of acceptance. We decide by the criteria of the call, and we tell you the result with a message.',
          'Acceptance becomes an agreement only by what we both sign or confirm afterwards.',
        ],
      ],
    },
    {
      id: 'ownership',
      title: 'What is yours stays yours',
      text: [
        'You keep every right in your texts, documents, logos and ideas. You allow us to store, show and copy them as far as reading, assessing and answering your application needs it, and for nothing else.',
        'If you say yes to it in the form, we may show your application to investors and mentors who take part in the programme, without the fields that are marked as private. You can take that back at any time; what was already shown cannot be unseen.',
        'A profile of your company appears in the public portfolio only if you have agreed to it. You see the text and the picture before, and we take the profile down when you ask.',
      ],
    },
    {
      id: 'confidence',
      title: 'Confidence',
      text: [
        'Our staff and reviewers treat applications as confidential and name their conflicts of interest. Because we read many, we may already know, or later support, ideas that are close to yours; that alone breaks nothing.',
        'Please do not put into a form what must never be read by others, such as source code, formulas or passwords. No question asks for that.',
      ],
    },
    {
      id: 'conduct',
      title: 'What we ask of you',
      text: [
        'The code of conduct says how people here treat each other. Beyond that:',
        [
          'Do not use the service to deceive, to harass, or to send advertising.',
          'Do not upload anything that is illegal, harmful to computers, or that belongs to somebody else.',
          'Do not try to read what is not meant for you, to get around limits, or to put a load on the service that keeps others from using it. If you find a weakness, tell us first.',
          'Do not collect data about other people here for purposes of your own.',
        ],
      ],
    },
    {
      id: 'introductions',
      title: 'Introductions',
      text: [
        'We introduce people to each other by hand. Contact details are passed on when both sides have agreed, or when the one who is written to has said in the form that everybody may.',
        'What comes of an introduction is between the two of you. We take no part in it, hold no money for it and get no share of it, unless something else is agreed in writing before.',
      ],
    },
    {
      id: 'no-advice',
      title: 'No advice, no offer',
      text: [
        'Nothing here is investment, legal or tax advice, or an offer of shares. Investors, mentors and partners act for themselves and on their own account. Whoever makes a deal with somebody met here makes it with them, and checks for themselves.',
      ],
    },
    {
      id: 'service',
      title: 'The service itself',
      text: [
        'The service is free for applicants. We work to keep it running and to keep what you wrote, and we make backups. We may change it, and we announce changes that take something away at least 30 days before.',
        'We are liable without limit for harm that we cause on purpose or by gross negligence, and for harm to life and health. For the rest we are liable only where we broke a duty that this agreement depends on, and up to the harm that is typical and could be foreseen. Rights that the law gives you and that cannot be waived stay as they are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, law, contact',
      text: [
        'When these terms change, the new version stands here, and a page of yours lists what is different and asks for your agreement; your settings say which version you agreed to. The version at the top says from when it holds.',
        `The law of ${operator.law} applies, without taking from consumers the protection of the place where they live. If a part of these terms turns out not to hold, the rest does.`,
        `Questions: ${supportEmail}.`,
      ],
    },
  ],
}

export const TermsOfService = () => <DocumentText head={documents.termsOfService} text={text} />

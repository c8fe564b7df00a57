import { brand } from '@/config/brand'
import { documents } from '../documents'
import { DocumentText, type LegalText } from '../document-text'

const { operator, supportEmail } = brand

/** What holds for reading the website. What holds for members and applicants is another document. */
const text: LegalText = {
  summary: [
    'These terms are for everybody who reads this website. You need no account and you agree to nothing hidden: read it, link to it, quote it. Once you sign up or hand in an application, the terms of service hold as well.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Whose website this is',
      text: [
        `${operator.name}, ${operator.address}, publishes these pages. For anything about them, write to ${supportEmail}.`,
      ],
    },
    {
      id: 'read',
      title: 'What you may do with it',
      text: [
        [
          'Read every public page, print it, keep a copy for yourself, and link to any address without asking.',
          'Quote from texts and figures, with the name of the page and a link to it.',
          'Use templates and checklists from the resources in your own company, changed as you like.',
          'Read the feed with a program, and fetch public pages by a program that says who it is, follows robots.txt and asks no more often than a person would.',
        ],
        'For reprinting whole texts, or for using them in something that you sell, ask first.',
      ],
    },
    {
      id: 'not',
      title: 'What you may not do with it',
      text: [
        [
          'Give the impression that we stand behind you when we do not: our name and our marks stay ours, and “accepted by” is for those who were accepted.',
          'Collect the names and addresses of people from these pages, to write to them or to hand them on.',
          'Try to get around limits, to read what is not public, or to make the site slow for others. If you find a weakness, tell us and give us time to mend it; we do not go after anybody who does that in good faith.',
          'Put things into our forms that are false, harmful or not yours to share.',
        ],
      ],
    },
    {
      id: 'content',
      title: 'How far you can rely on it',
      text: [
        'We write with care and correct what turns out to be wrong. Still, nothing on these pages is investment, legal or tax advice, an offer to sell shares or an invitation to buy them. Decide nothing on their word alone.',
        'Figures about the programme are counted from its own records and carry the day on which they were counted. Dates of calls are those that the database holds; if a page and a call differ, the call is right.',
      ],
    },
    {
      id: 'others',
      title: 'What others say here',
      text: [
        'Profiles in the portfolio, open positions, challenges and offers of partners are written with those they are about, and they answer for them. We check that they exist and that they are who they say; we do not check every claim.',
        'Links to other sites lead away from us. We looked at them when we set them and do not watch them since. Tell us if one leads somewhere it should not.',
        'If something here is yours and was put here without your leave, or if it wrongs you, write to us with the address of the page and your reasons. We answer within five working days and take it down meanwhile if there is good reason to.',
      ],
    },
    {
      id: 'writing',
      title: 'When you write to us',
      text: [
        'The contact page, the feedback button and the newsletter need no account. What you send by them is used to answer you and to make this better, as the privacy policy says, and for nothing else. An idea that you send as feedback may be built without a reward.',
      ],
    },
    {
      id: 'access',
      title: 'For everybody',
      text: [
        'These pages are made to be read with a keyboard, a screen reader, large type and a slow network. Where one is not, we count that as a fault: tell us the page and what you use, and we mend it or give you the content in another form.',
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      text: [
        'The website is free, and may be interrupted or changed. We are liable without limit for harm that we cause on purpose or by gross negligence, and for harm to life and health. For the rest, as far as the law allows, we are not liable for what comes of reading public pages.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      text: [
        `These terms may change; the version at the top says from when they hold. The law of ${operator.law} applies, without taking from consumers the protection of the place where they live.`,
      ],
    },
  ],
}

export const TermsOfUse = () => <DocumentText head={documents.termsOfUse} text={text} />

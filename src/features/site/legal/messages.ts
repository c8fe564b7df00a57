import { brand } from '@/config/brand'

/** The words around the legal documents. */
export const messages = {
  version: 'Version of',
  contents: 'Contents',
  others: 'Belongs together with',
  note: {
    label: 'For whoever runs this site',
    title: 'To the operator:',
    text: `a template. Have a lawyer who knows the law of ${brand.operator.law} read and change it, then set`,
    setting: 'VITE_LEGAL_REVIEWED=true',
    end: ' to remove this note.',
  },
  report: {
    title: 'Report something',
    subject: 'Conduct',
    readers: 'Read by two people in the programme office, and by nobody else.',
    helps: 'It helps to write',
    what: ['what happened, and when', 'who was there', 'what you would like to happen'],
    notes: [
      'None of this is a condition: one sentence is enough, for yourself or for somebody else, in any language you like. You may leave out your name; then we cannot ask back.',
      'If somebody is in danger now, call the emergency number of the place where you are first.',
    ],
  },
}

import { brand } from '@/config/brand'
import { documents } from '../documents'
import { DocumentText, type LegalText } from '../document-text'
import { Report } from '../report'

const { operator } = brand

/** How people treat each other, how to report, what happens then. */
const text: LegalText = {
  summary: [
    'In this programme, people with money, experience or a say meet people who need some of it. That only works if nobody uses the difference. This code says what we expect, and what we do when it is broken.',
  ],
  sections: [
    {
      id: 'where',
      title: 'Where it holds',
      text: [
        `For everybody who takes part: founders and their teams, investors, advisor-mentors, support partners, reviewers, and the staff of ${operator.name}. It holds in messages, calls and documents, at our events and at the dinner after, and wherever two people met because of the programme.`,
      ],
    },
    {
      id: 'expect',
      title: 'What we expect',
      text: [
        [
          'Tell the truth about numbers, about who did what, and about what you do not know.',
          'Answer people. A short no is a kindness; silence is not.',
          'Be on time, or say that you will not be.',
          'Speak about the work as hard as it needs, and about the person with respect.',
          'Use the name and the pronouns that people give you, and a language that all in the room understand.',
          'Ask before you pass on a document, a recording or a contact.',
        ],
      ],
    },
    {
      id: 'never',
      title: 'What is never accepted',
      text: [
        [
          'Harassment of any kind: unwanted advances or touch, sexual remarks, stalking, threats, shaming in public or in private.',
          'Making somebody smaller for their sex or gender, origin, colour, religion, disability, age, body, accent, class, or whom they love.',
          'Offering or asking for anything personal in exchange for money, an introduction, a score or a place.',
          'Lies that others decide by: invented customers, borrowed decks, forged documents.',
          'Punishing somebody for having reported, or for having helped somebody who did.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Where money and influence are involved',
      text: [
        [
          'Investors say early whether they can decide, and until when. They do not gather what founders tell them to use it in a company of their own or a competitor’s.',
          'Mentors give their time and sell nothing to those whom they mentor here. Whoever wants to invest in, work for or be paid by such a startup tells the programme first.',
          'Partners name the conditions of an offer before it is taken up, and not after.',
          'Reviewers step back from an application where they know the people well, hold shares, or compete.',
          'Nobody takes a gift that could not be mentioned in front of everybody.',
          'Founders use offers and credits for what they were given for.',
        ],
      ],
    },
    {
      id: 'confidence',
      title: 'What is told in confidence',
      text: [
        'What you learn about a company here stays with you unless its founders have made it public or have said that you may pass it on. This does not end when your part in the programme does. It never covers up a breach of this code.',
      ],
    },
    {
      id: 'then',
      title: 'What happens after a report',
      text: [
        [
          'Within two working days somebody answers you, by name, and says who else will know.',
          'We listen to you first. What is urgent is done at once: an introduction is stopped, somebody does not come to the event.',
          'Then we hear the other person, without giving your name if you do not want that and it can be avoided.',
          'Two people decide together, neither of whom is close to either side, as a rule within three weeks. Both sides get the outcome in writing, with its reasons.',
          'We keep a note for five years, locked away from the rest, so that a pattern can be seen.',
        ],
        'If what happened is a crime, you decide whether to go to the police. We help if you do, and we do not make our own steps wait for it.',
      ],
    },
    {
      id: 'consequences',
      title: 'What can follow',
      text: [
        'What fits the case and protects people best: a conversation, a written warning, a break from events and introductions, the end of a mentorship or a partnership, a place in the programme lost, the account closed. We tell others only what they need in order to be safe. For a report made in good faith nothing follows for whoever made it, even if it turns out that we cannot prove it.',
      ],
    },
    {
      id: 'appeal',
      title: 'If you disagree with us',
      text: [
        `Either side can ask once, within 30 days, for the decision to be looked at again by somebody who had no part in it. If your report is about our own staff, or about how we handled a report, write a letter marked “Personal: conduct” to the management of ${operator.name}, ${operator.address}; only they open it.`,
      ],
    },
  ],
}

export const CodeOfConduct = () => (
  <DocumentText head={documents.codeOfConduct} text={text}>
    <Report />
  </DocumentText>
)

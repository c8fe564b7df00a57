import type { FeedbackCategory } from '@contracts/letter-topics'
import { invokeFunction } from '@/shared/supabase/functions'
import { loadSupabase } from '@/shared/supabase/load-client'

export type Feedback = {
  name: string
  email: string
  category: FeedbackCategory
  rating: number | null
  message: string
}

/** Saves feedback, of whoever is signed in or of nobody, and has the operator told. */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const { email, category, rating, message } = feedback
  const name = feedback.name || null
  const supabase = await loadSupabase()
  const { data } = await supabase.auth.getSession()
  const user_id = data.session?.user.id ?? null
  await supabase
    .from('feedback')
    .insert({ user_id, email, name, category, rating, message })
    .throwOnError()
  // It is saved: whether the mail about it goes out is nothing that its writer has to wait for.
  void tellOperator(feedback)
}

async function tellOperator({ name, email, category, rating, message }: Feedback): Promise<void> {
  const rated = rating === null ? 'Not provided' : `${rating}/5`
  const mail = {
    firstName: name || 'Anonymous',
    lastName: '',
    email,
    company: '',
    subject: `Feedback: ${category}`,
    message: `Rating: ${rated}\n\n${message}`,
  }
  try {
    await invokeFunction('send-contact-email', mail, { parse: () => null })
  } catch (error) {
    console.error('The mail about the feedback could not be sent', error)
  }
}

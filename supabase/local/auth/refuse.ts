/** A refusal in the words and the shape of hosted projects. */
export function refuse(
  status: number,
  error_code: string,
  msg: string,
  details: object = {},
): Response {
  return Response.json({ code: status, error_code, msg, ...details }, { status })
}

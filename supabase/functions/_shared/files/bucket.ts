/** Private: what people upload with their answers. */
export const filesBucket = 'application-files'
/** Public: the pictures of what the programme writes. */
export const imagesBucket = 'content-images'

/** A red square of eight pixels: a JPEG with nothing in it but its picture. */
export const TINY_PHOTO: Uint8Array = Uint8Array.from(
  atob(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/' +
      '2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/' +
      'wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEB' +
      'AQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAKi//9k=',
  ),
  (letter) => letter.charCodeAt(0),
);

/** The same with a comment, which is another photo. */
export const withComment = (text: string): Uint8Array =>
  Uint8Array.from([...TINY_PHOTO.slice(0, 2), 0xff, 0xfe, 0, text.length + 2, ...new TextEncoder().encode(text), ...TINY_PHOTO.slice(2)]); // prettier-ignore

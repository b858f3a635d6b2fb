/** Its message is one line that says what to do. */
export class DatabaseError extends Error {}

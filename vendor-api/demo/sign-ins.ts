/** Who can sign in to the demonstration data, and what there is to see. */
export const demoSignIns = [
  {
    email: 'diana@northwind.example',
    password: 'demo-password',
    shows: 'owns six groups in every state, has a card on file, a coupon and past sales',
  },
  {
    email: 'new@fresh.example',
    password: 'demo-password',
    shows: 'has bought nothing yet',
  },
  {
    email: 'max@northwind.example',
    password: 'demo-password',
    shows: "owns nothing, manages some of Diana's seats and uses one",
  },
  {
    email: 'atlas@bigco.example',
    password: 'demo-password',
    shows: 'owns 10,000 seats',
  },
] as const;

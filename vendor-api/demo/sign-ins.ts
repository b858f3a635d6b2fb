export const demoSignIns = [
  {
    email: 'diana@northwind.example',
    password: 'demo-password',
    shows: 'owns six groups in every state, has a card on file, a coupon and past sales',
  },
  {
    email: 'cora@brightline.example',
    password: 'demo-password',
    shows: 'owns cloud groups: by the seat, a bundle, an organization, one to come, one past',
  },
  {
    email: 'fiona@fenwick.example',
    password: 'demo-password',
    shows: 'owns groups, one of RP and one in the cloud, whose automatic payment failed',
  },
  {
    email: 'nils@fenwick.example',
    password: 'demo-password',
    shows: "owns nothing, manages seats of Fiona's whose payment failed",
  },
  {
    email: 'paula@harborview.example',
    password: 'demo-password',
    shows: 'owns purchase orders to renew, of RP and in the cloud, and a renewal coupon',
  },
  {
    email: 'theo@harbor.example',
    password: 'demo-password',
    shows: 'owns groups, two of RP and one in the cloud, that he has offered to Tara',
  },
  {
    email: 'tara@harbor.example',
    password: 'demo-password',
    shows: "owns nothing, was asked to take Theo's groups over (Accept or Decline)",
  },
  {
    email: 'petra@keystone.example',
    password: 'demo-password',
    shows: 'owns perpetual licenses to upgrade, and upgrade codes (Buy, Upgrade to Axure RP 9)',
  },
  {
    email: 'emil@lakeside.example',
    password: 'demo-password',
    shows: 'teaches with education licenses',
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

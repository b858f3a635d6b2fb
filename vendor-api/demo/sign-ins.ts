export const DEMO_PASSWORD = 'demo-password';

const SHOWS = {
  'diana@northwind.example': 'owns six groups in every state, has a card on file, a coupon and past sales',
  'cora@brightline.example':
    'owns cloud groups: by the seat, a bundle, an organization, one to come, one past',
  'fiona@fenwick.example': 'owns groups, one of RP and one in the cloud, whose automatic payment failed',
  'nils@fenwick.example': "owns nothing, manages seats of Fiona's whose payment failed",
  'paula@harborview.example': 'owns purchase orders to renew, of RP and in the cloud, and a renewal coupon',
  'theo@harbor.example': 'owns groups, two of RP and one in the cloud, that he has offered to Tara',
  'tara@harbor.example': "owns nothing, was asked to take Theo's groups over (Accept or Decline)",
  'petra@keystone.example':
    'owns perpetual licenses to upgrade, and upgrade codes (Buy, Upgrade to Axure RP 9)',
  'emil@lakeside.example': 'teaches with education licenses',
  'new@fresh.example': 'has bought nothing yet',
  'max@northwind.example': "owns nothing, manages some of Diana's seats and uses one",
  'atlas@bigco.example': 'owns 10,000 seats',
};

export const demoSignIns = Object.entries(SHOWS).map(([email, shows]) => ({
  email,
  password: DEMO_PASSWORD,
  shows,
}));

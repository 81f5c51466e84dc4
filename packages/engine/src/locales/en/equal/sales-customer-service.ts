/** English, sales, customer, service: one line, one meaning; our own list. */
export const salesCustomerService = `
cold calling|cold call|make cold calls|cold-call prospects
telesales|telephone sales
telemarketing|telephone marketing
outbound calls|make outbound calls|outbound calling|outgoing calls|make outgoing calls|outbound telephone calls
take inbound calls|answer inbound calls|inbound calling|handle incoming calls|inbound call handling|handle inbound calls|answer incoming calls|incoming call handling
door to door sales|sell door to door|door-to-door selling|doorstep sales
field sales|outside sales|sell in the field|sales in the field
inside sales|internal sales|office based sales|desk-based sales
visit customers|customer visits|call on customers|client visits|on-site customer visits|sales visits|visit clients
hold sales talks|sales conversations|sales discussions|sales meetings with customers|conduct sales meetings
demonstrate products|product demos|show products to customers|give product demonstrations|demo products|product demonstrations|run product demos
product advice|advise on products|help customers choose products|product consultation|advise customers on products|customer advice on products|recommend products|product recommendations|help customers choose
closing deals|close deals|close sales|sales closing|bring sales to a close
contract closing|conclude contracts|sign contracts with customers|contract conclusion
order taking by phone|take orders by phone|accept telephone orders|telephone order taking|phone orders
order processing|process orders|order handling|handle orders|deal with orders|sales order processing|process customer orders
order entry|enter orders|key in orders|input orders|order input|enter sales orders|sales order entry
order confirmation|confirm orders|send order confirmations|issue order confirmations
chase orders|order progress chasing
quotation follow up|follow up quotes|follow up quotations|chase quotes|follow up on offers|quote follow-up
quote prices|give price quotes|provide price quotes
price negotiation|negotiate prices|negotiating prices|price negotiations with customers
returns handling|handle returns|process returns|deal with returns|returns processing|handle returned goods|return processing
process refunds|issue refunds|give refunds|refund customers|refund processing|handle refunds|refund handling
process exchanges and refunds|handle refunds and exchanges|refund and exchange handling
process warranty claims|handle warranty claims|deal with warranty cases
complaint recording|record complaints|log complaints|complaints logging|take down complaints
deal with difficult customers|difficult customer handling|handle difficult customers
answer customer enquiries|handle customer enquiries|deal with customer queries|respond to customer enquiries|answer customers' questions|answer customer queries|enquiry handling|deal with enquiries|deal with customer enquiries|customer enquiry handling|respond to customer inquiries
live chat support|support customers by chat|chat support|web chat support|customer support via chat|answer chats|answer live chats|webchat support
email support|support customers by email|email customer support|answer customer emails|reply to customer emails
ticket handling|handle tickets|process tickets|work on tickets|ticket processing|work tickets|deal with tickets
first line support|1st line support|first level support|level 1 support|tier 1 support
second line support|2nd line support|second level support|level 2 support|tier 2 support
after sales service|after-sales support|aftersales|after sales care|aftersales service|look after customers after purchase|post-sales support
call centre work|work in call centre|call center work|contact centre work|work in contact center
customer retention|retain customers|keep existing customers|keep customers|client retention|retain clients
customer win back|win back customers|win back lost customers|reactivate lost customers|lapsed customer reactivation
existing customer care|look after existing customers|existing client care|maintain existing customers|existing customer management
customer relationship building|build customer relationships|develop client relationships|build client relationships|client relationship building|build relationships with customers|customer relationship management|manage customer relationships
customer relationship maintenance|maintain customer relationships|nurture client relationships|maintain client relationships|keep up client relationships
customer data maintenance|maintain customer data|keep customer data current|customer master data maintenance|update customer records
customer accounts setup|set up customer accounts|open customer accounts|create customer accounts|new customer account setup
customer onboarding|onboard customers|onboard clients|client onboarding|onboarding of new customers|bring new clients on board|onboard new clients|onboard new customers
survey customer satisfaction|run customer satisfaction surveys
customer feedback collection|collect customer feedback|gather customer feedback|ask customers for feedback
sales pipeline management|manage sales pipeline|maintain sales pipeline
sales forecasting|forecast sales|sales projections|project sales|prepare sales forecasts
sales reporting|report sales figures|prepare sales reports|produce sales reports|write sales reports|report sales
give sales presentations|hold sales presentations|sales pitches|sales presentations|pitch to clients|make sales presentations
lead qualification|qualify leads|qualifying leads|qualify prospects|prospect qualification|qualify sales leads
appointment setting|set sales appointments|book sales appointments|arrange sales appointments
crm maintenance|maintain crm|update crm|keep crm up to date|crm data upkeep
log calls|call logging|log customer calls
sales support|support sales team|assist sales team|support the sales team|assist the sales team|sales assistance|support sales staff
sales administration|sales admin|administer sales|do sales admin|sales office work|sales back office
area sales management|manage sales territory|territory management|manage a sales area|sales area management|manage a territory|manage a sales territory|cover a sales territory|sales territory management
distributor management|manage distributors|look after distributors
channel sales|sell through partners|partner sales|indirect sales|sell through resellers|reseller sales
export sales|sell abroad|sales for export|overseas sales|foreign sales
tender responses|respond to tenders|answer tenders|bid responses|respond to rfps|rfp responses
technical sales|sell technical products|technical selling|sales of technical products
vehicle sales|sell vehicles|sell cars|auto sales|car sales|automobile sales|sell automobiles
ticket sales|sell tickets|selling of tickets|issue tickets|sell admission tickets|ticketing sales|sale of tickets|box office sales|box office work
furniture sales|sell furniture|selling furniture
insurance sales|sell insurance|sell insurance policies|insurance selling|sell policies|policy sales|insurance policy sales
customer loyalty programme|loyalty scheme|customer loyalty program|customer loyalty scheme|loyalty programmes > run loyalty schemes
sell subscriptions|subscription sales|subscription selling
membership sales|sell memberships
add-on sales|sell add-ons|sell extras|sell additional products|cross-selling|cross-sell|cross-sell products
counter service|serve at counter|work at the counter
inform customers|give customers information|provide information to customers
payment plan agreement|agree payment plans|arrange payment plans|set up payment plans
needs analysis|identify customer needs|find out customer needs|customer needs assessment|analyse customer needs|establish client needs
escalation handling|handle escalations|deal with escalations|manage escalations
escalate issues|issue escalation|escalate problems|escalation of problems
call quality monitoring|monitor call quality|listen to calls for quality|call monitoring for quality
customer training|train customers
maintain price lists|update price lists|keep price lists current|price list maintenance
track orders|order tracking|order status tracking|order follow-up|follow up orders|trace orders
recommend products|product recommendations|make product recommendations
calm angry customers|de-escalate angry customers|calm down upset customers
represent company at trade fairs|represent company at trade shows|represent firm at exhibitions
`;

function ucs2length(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const screen = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"layar:screen","title":"ScreenDefinition","description":"One screen of the web view: what it asks for, what it remembers, what it shows and what happens on a tap.","type":"object","additionalProperties":false,"required":["id","route","title","body"],"properties":{"$schema":{"type":"string","description":"Where an editor finds this schema."},"$comment":{"type":"string","description":"A remark for the next author: why the screen is as it is."},"id":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the screen in `go` steps, overlays and `data-screen`; unique among all screens."},"route":{"type":"string","pattern":"^(#?/[A-Za-z0-9/-]*|\\*)$","description":"Path that opens the screen, for example `/complaint`; `#/…` for a hash route, `*` for the screen shown when no route fits. Unique."},"title":{"$ref":"layar:parts#/$defs/template","description":"Title of the document; a template over `params`, `data` and `market`. Shown by the browser and read out when the screen opens."},"replacedBy":{"$ref":"layar:parts#/$defs/expression","description":"Where a whole screen may come from that stands in the place of this one, for example `data.template.screen`. It is untrusted: it may name only what `remote` of `screens/settings.json` lists, and when it is refused or null this screen is shown. Default: none."},"description":{"type":"string","description":"One sentence for search engines; only public pages need it."},"delivery":{"enum":["app","static"],"default":"app","description":"`static`: the page of the route holds the whole screen for the market without a flag and is read without scripts; the app comes only when it is needed. Such a screen asks for no answers."},"language":{"$ref":"layar:parts#/$defs/kebabName","description":"Language of the wording, the name of a file in `screens/languages/`. Default: the market's language."},"params":{"type":"object","description":"Query parameters that the screen reads. `text` as given; `digits` keeps digits only; a trailing `?` says that links may leave it out. In expressions a missing one is ''.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"enum":["text","text?","digits","digits?"]},"default":{}},"load":{"type":"object","description":"Answers fetched on opening, under `data.<name>`: in parallel, unless an input reads another answer. The screen is `loading` until all are there and `failed` when one fails.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/load"},"default":{}},"state":{"type":"object","description":"What the screen remembers while it is open, read as `state.<name>`. A bare value is the first value and gives the type; the long form names the type and may keep a draft.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"oneOf":[{"type":["string","number","boolean"]},{"$ref":"#/$defs/stateEntry"}]},"default":{}},"values":{"type":"object","description":"Named values that follow from others, read by their bare name; computed when first read and again only after something they read has changed.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"$ref":"layar:parts#/$defs/template"},"default":{}},"timers":{"type":"object","description":"Named deadlines. `timers.<name>` is the number of whole seconds left, 0 when none runs.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/timer"},"default":{}},"body":{"type":"array","minItems":1,"items":{"$ref":"layar:node"},"description":"The nodes of the screen, from top to bottom."},"fragments":{"type":"array","items":{"$ref":"#/$defs/fragment"},"description":"Nodes that the screen shares with others, and where each list of them goes. Overlays meet them like nodes of the body.","default":[]},"dialogs":{"type":"object","description":"Dialogs that `open` and `close` steps show and hide. Only one is open at a time.","propertyNames":{"$ref":"layar:parts#/$defs/kebabName"},"additionalProperties":{"$ref":"#/$defs/dialog"},"default":{}},"flows":{"type":"object","description":"Named lists of steps that events, `onOpen` and the like can run.","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"$ref":"layar:step#/$defs/steps"},"default":{}},"onOpen":{"$ref":"layar:step#/$defs/flow","description":"Runs as soon as the screen opens, before its answers are there."},"onReady":{"$ref":"layar:step#/$defs/flow","description":"Runs once when every answer is there and the screen is shown."},"onClose":{"$ref":"layar:step#/$defs/flow","description":"Runs when the screen is left; it may store, track and tell the shell, but not wait."}},"$defs":{"load":{"title":"LoadDefinition","type":"object","description":"One answer that the screen needs.","additionalProperties":false,"required":["action"],"properties":{"action":{"$ref":"layar:parts#/$defs/name","description":"Name of an action in the catalogue."},"input":{"$ref":"layar:parts#/$defs/inputs","description":"What is sent, by the names of the action's request."},"when":{"$ref":"layar:parts#/$defs/expression","description":"Asked only when this holds; otherwise `data.<name>` stays empty."},"failed":{"type":"string","minLength":1,"description":"What is shown when the answer does not come, whatever the reason. Default: the server's words, or the language's."},"toast":{"type":"boolean","default":false,"description":"A toast says what the failed state says, each time that the answer does not come."},"optional":{"type":"boolean","default":false,"description":"The screen is shown without the answer when it does not come; `data.<name>` is empty then. Offer a `reload`."}}},"stateEntry":{"title":"StateDefinition","type":"object","description":"A remembered value in its long form.","additionalProperties":false,"required":["type","initial"],"properties":{"type":{"$ref":"layar:parts#/$defs/typeName"},"initial":{"$ref":"layar:parts#/$defs/template","description":"First value; a template over `params`, `launch`, `stored`, `market` and `company`."},"draft":{"enum":[false,true,"visit"],"default":false,"description":"Kept under `layar.draft.<screen>.<name>` and restored when the screen opens again with the same parameters. With `true` the device keeps it until `forget`; with `visit` it is there again after Back and a reload, and a screen that is opened anew begins anew."}}},"timer":{"title":"TimerDefinition","type":"object","description":"A deadline that stays right after a reload or time in the background.","additionalProperties":false,"required":["seconds"],"properties":{"seconds":{"type":"integer","minimum":1,"maximum":86400,"description":"How long it runs once started, in seconds."},"stored":{"type":"boolean","default":false,"description":"Survives a reload of the page."}}},"fragment":{"title":"FragmentUse","type":"object","description":"Where the nodes of a fragment go: beside or inside a node of the body, or of a fragment named earlier.","additionalProperties":false,"required":["use"],"oneOf":[{"required":["after"]},{"required":["before"]},{"required":["into"]}],"properties":{"use":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the fragment."},"after":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node that they follow."},"before":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node that they precede."},"into":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node whose last children they become."}}},"dialog":{"title":"DialogDefinition","type":"object","description":"A modal dialog of the screen.","additionalProperties":false,"required":["title","body"],"properties":{"title":{"$ref":"layar:parts#/$defs/template","description":"Heading and accessible name."},"dismissible":{"type":"boolean","default":true,"description":"Whether Escape, a tap outside and the Back key close it."},"body":{"type":"array","minItems":1,"items":{"$ref":"layar:node"},"description":"What it shows."},"actions":{"type":"array","items":{"$ref":"layar:node"},"default":[],"description":"Its buttons, kept in view below the body."},"onClose":{"$ref":"layar:step#/$defs/flow","description":"Runs when it closes, by whatever way."}}}}};
const schema33 = {"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","maxLength":60,"description":"A name in lower case with hyphens."};
const schema34 = {"description":"Any value; in its texts `{…}` holds an expression, a text that is one hole keeps the type of its value, and `{{` is a brace."};
const schema35 = {"type":"string","minLength":1,"maxLength":2000,"description":"An expression, for example `size(state.text) > 0`."};
const schema37 = {"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$","maxLength":60,"description":"A name that expressions can read."};
const schema51 = {"title":"TimerDefinition","type":"object","description":"A deadline that stays right after a reload or time in the background.","additionalProperties":false,"required":["seconds"],"properties":{"seconds":{"type":"integer","minimum":1,"maximum":86400,"description":"How long it runs once started, in seconds."},"stored":{"type":"boolean","default":false,"description":"Survives a reload of the page."}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");
const pattern5 = new RegExp("^(#?/[A-Za-z0-9/-]*|\\*)$", "u");
const pattern7 = new RegExp("^[a-z][A-Za-z0-9_]*$", "u");
const schema39 = {"title":"LoadDefinition","type":"object","description":"One answer that the screen needs.","additionalProperties":false,"required":["action"],"properties":{"action":{"$ref":"layar:parts#/$defs/name","description":"Name of an action in the catalogue."},"input":{"$ref":"layar:parts#/$defs/inputs","description":"What is sent, by the names of the action's request."},"when":{"$ref":"layar:parts#/$defs/expression","description":"Asked only when this holds; otherwise `data.<name>` stays empty."},"failed":{"type":"string","minLength":1,"description":"What is shown when the answer does not come, whatever the reason. Default: the server's words, or the language's."},"toast":{"type":"boolean","default":false,"description":"A toast says what the failed state says, each time that the answer does not come."},"optional":{"type":"boolean","default":false,"description":"The screen is shown without the answer when it does not come; `data.<name>` is empty then. Offer a `reload`."}}};
const schema41 = {"type":"object","propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/template"},"default":{},"description":"Values by name; texts are templates."};
const pattern10 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern10.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate23.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs4 = errors;
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "action") || (key0 === "input")) || (key0 === "when")) || (key0 === "failed")) || (key0 === "toast")) || (key0 === "optional"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate22.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data0)){
validate22.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs5 = errors;
if(!(validate23(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data2 = data.when;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
validate22.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data3 = data.failed;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate22.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toast !== undefined){
const _errs11 = errors;
if(typeof data.toast !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/toast",schemaPath:"#/properties/toast/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined){
const _errs13 = errors;
if(typeof data.optional !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"title":"StateDefinition","type":"object","description":"A remembered value in its long form.","additionalProperties":false,"required":["type","initial"],"properties":{"type":{"$ref":"layar:parts#/$defs/typeName"},"initial":{"$ref":"layar:parts#/$defs/template","description":"First value; a template over `params`, `launch`, `stored`, `market` and `company`."},"draft":{"enum":[false,true,"visit"],"default":false,"description":"Kept under `layar.draft.<screen>.<name>` and restored when the screen opens again with the same parameters. With `true` the device keeps it until `forget`; with `visit` it is there again after Back and a reload, and a screen that is opened anew begins anew."}}};
const schema46 = {"type":"string","pattern":"^(text|number|boolean|file|[A-Z][A-Za-z0-9]*)(\\[\\])?\\??$","description":"`text`, `number`, `boolean`, `file` or an entity; `[]` makes a list of it, a trailing `?` says that it may be empty (null)."};
const pattern12 = new RegExp("^(text|number|boolean|file|[A-Z][A-Za-z0-9]*)(\\[\\])?\\??$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.initial === undefined) && (missing0 = "initial"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "initial")) || (key0 === "draft"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"layar:parts#/$defs/typeName/pattern",keyword:"pattern",params:{pattern: "^(text|number|boolean|file|[A-Z][A-Za-z0-9]*)(\\[\\])?\\??$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"layar:parts#/$defs/typeName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.initial !== undefined){
const _errs5 = errors;
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data2 = data.draft;
const _errs6 = errors;
if(!(((data2 === false) || (data2 === true)) || (data2 === "visit"))){
validate26.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/enum",keyword:"enum",params:{allowedValues: schema45.properties.draft.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$id":"layar:node","title":"NodeDefinition","description":"One element of a screen, an instance of a widget.","type":"object","additionalProperties":false,"required":["widget","id"],"properties":{"widget":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the widget."},"$comment":{"type":"string","description":"A remark for the next author."},"id":{"$ref":"layar:parts#/$defs/kebabName","description":"Stable address of the node for overlays, tests and tracking; unique within its screen."},"when":{"$ref":"layar:parts#/$defs/expression","description":"The node is shown while this holds. Default: always."},"disabled":{"type":"string","minLength":1,"description":"Switched off, and why: the node and all in it are checked like the rest, and neither shown nor shipped. An overlay switches it on with null. Default: on."},"each":{"$ref":"layar:parts#/$defs/expression","description":"A list; the node is repeated for each entry, which it reads as `item`, with its place from 0 as `index`."},"key":{"$ref":"layar:parts#/$defs/expression","description":"What tells the entries of `each` apart when the list changes, for example `item.id`. Default: the place in the list."},"page":{"type":"integer","minimum":1,"maximum":5000,"default":30,"description":"How many entries of `each` are put on the page at once; more follow when the last comes near the view."},"critical":{"type":"boolean","default":false,"description":"When the node cannot be shown, the whole screen shows its failed state instead of a gap."},"discloses":{"$ref":"layar:parts#/$defs/disclosures","description":"What the node lets the borrower see. Default: nothing that must be seen."},"needs":{"$ref":"layar:parts#/$defs/disclosures","description":"What must be seen whenever the node can be tapped, beside what its actions need; for a tap that leads to a payment. Default: nothing."},"rules":{"type":"array","items":{"$ref":"layar:parts#/$defs/name"},"default":[],"description":"Input rules of `screens/rules.json` that the bound value must satisfy; a `validate` step runs them."},"skeleton":{"type":"integer","minimum":0,"maximum":20,"description":"How many placeholders stand for the node while the screen loads. Default: 1, and 3 for a node with `each`."},"props":{"$ref":"layar:parts#/$defs/inputs","description":"Properties of the widget; texts are templates."},"bind":{"$ref":"layar:parts#/$defs/statePath","description":"Two-way path of the widget's value."},"on":{"type":"object","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"$ref":"layar:step#/$defs/flow"},"description":"What happens on its events."},"children":{"type":"array","items":{"$ref":"layar:node"},"description":"Nodes inside it, from top to bottom."},"slots":{"type":"object","propertyNames":{"$ref":"layar:parts#/$defs/name"},"additionalProperties":{"type":"array","items":{"$ref":"layar:node"}},"description":"Nodes in its named places."}}};
const schema58 = {"type":"array","minItems":1,"items":{"enum":["amount","fee","consent"],"description":"`amount`: what is paid or lent; `fee`: what it costs; `consent`: what is agreed to."},"description":"Facts that a borrower must have before their eyes when they commit themselves."};
const schema63 = {"type":"string","pattern":"^state(\\.[a-z][A-Za-z0-9_]*)+$","description":"A path to something that the screen remembers, for example `state.text`."};
const pattern19 = new RegExp("^state(\\.[a-z][A-Za-z0-9_]*)+$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern10.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate29.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs4 = errors;
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"oneOf":[{"$ref":"layar:parts#/$defs/name"},{"$ref":"#/$defs/steps"}],"description":"The name of a flow of the screen, or its steps in place."};
const schema73 = {"type":"array","items":{"$ref":"layar:step"},"description":"Steps, run one after the other."};
const wrapper0 = {validate: validate31};
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"layar:step","title":"StepDefinition","description":"One step of a flow, told apart by `do`.","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"$ref":"#/$defs/call"},{"$ref":"#/$defs/set"},{"$ref":"#/$defs/append"},{"$ref":"#/$defs/remove"},{"$ref":"#/$defs/validate"},{"$ref":"#/$defs/if"},{"$ref":"#/$defs/stop"},{"$ref":"#/$defs/run"},{"$ref":"#/$defs/toast"},{"$ref":"#/$defs/open"},{"$ref":"#/$defs/close"},{"$ref":"#/$defs/go"},{"$ref":"#/$defs/back"},{"$ref":"#/$defs/leave"},{"$ref":"#/$defs/native"},{"$ref":"#/$defs/track"},{"$ref":"#/$defs/wait"},{"$ref":"#/$defs/timer"},{"$ref":"#/$defs/store"},{"$ref":"#/$defs/clear"},{"$ref":"#/$defs/reload"},{"$ref":"#/$defs/focus"},{"$ref":"#/$defs/reply"}],"$defs":{"steps":{"type":"array","items":{"$ref":"layar:step"},"description":"Steps, run one after the other."},"flow":{"oneOf":[{"$ref":"layar:parts#/$defs/name"},{"$ref":"#/$defs/steps"}],"description":"The name of a flow of the screen, or its steps in place."},"when":{"$ref":"layar:parts#/$defs/expression","description":"The step is taken only when this holds. Default: always."},"call":{"title":"CallStep","type":"object","additionalProperties":false,"required":["do","action"],"description":"Calls an action and waits for its answer. When it fails, the branch of its code or `fail` runs and the flow ends; without either a toast shows the message.","properties":{"do":{"const":"call","description":"Calls an action."},"when":{"$ref":"#/$defs/when"},"action":{"$ref":"layar:parts#/$defs/name","description":"Name of an action in the catalogue."},"input":{"$ref":"layar:parts#/$defs/inputs","description":"What is sent, by the names of the action's request."},"as":{"$ref":"layar:parts#/$defs/name","description":"Keeps the answer under `data.<as>`. Default: it is read as `answer` by later steps only."},"busy":{"$ref":"layar:parts#/$defs/template","description":"What is shown and read out while the call is under way."},"ok":{"$ref":"#/$defs/steps","description":"Steps after a success; `answer` is the answer's data. The flow then goes on."},"fail":{"$ref":"#/$defs/steps","description":"Steps after a failure that no entry of `codes` names; `answer` has `code`, `message`, `kind` and `serverMessage`, which is '' when the server sent none."},"codes":{"type":"object","additionalProperties":{"$ref":"#/$defs/steps"},"default":{},"description":"Steps by result code; `answer` as in `fail`."}}},"set":{"title":"SetStep","type":"object","additionalProperties":false,"required":["do","path","to"],"description":"Changes a remembered value.","properties":{"do":{"const":"set","description":"Changes a remembered value."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"to":{"$ref":"layar:parts#/$defs/template","description":"The new value."}}},"append":{"title":"AppendStep","type":"object","additionalProperties":false,"required":["do","path","value"],"description":"Adds one entry to the end of a remembered list.","properties":{"do":{"const":"append","description":"Adds to a list."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"value":{"$ref":"layar:parts#/$defs/template","description":"The new entry."}}},"remove":{"title":"RemoveStep","type":"object","additionalProperties":false,"required":["do","path","index"],"description":"Takes one entry out of a remembered list.","properties":{"do":{"const":"remove","description":"Takes from a list."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"index":{"$ref":"layar:parts#/$defs/template","description":"Place of the entry, from 0; nothing happens when there is none."}}},"validate":{"title":"ValidateStep","type":"object","additionalProperties":false,"required":["do"],"description":"Runs input rules. The first that fails ends the flow: its message is shown as a toast and the node is marked and gets the focus.","properties":{"do":{"const":"validate","description":"Runs input rules."},"when":{"$ref":"#/$defs/when"},"nodes":{"type":"array","minItems":1,"items":{"$ref":"layar:parts#/$defs/kebabName"},"description":"Nodes whose `rules` are run, in this order. Default: every bound node with rules, from top to bottom."}}},"if":{"title":"IfStep","type":"object","additionalProperties":false,"required":["do","if","then"],"description":"Takes one of two ways.","properties":{"do":{"const":"if","description":"Takes one of two ways."},"if":{"$ref":"layar:parts#/$defs/expression","description":"The condition."},"then":{"$ref":"#/$defs/steps","description":"Steps when it holds."},"else":{"$ref":"#/$defs/steps","description":"Steps when it does not. Default: none."}}},"stop":{"title":"StopStep","type":"object","additionalProperties":false,"required":["do"],"description":"Ends the flow.","properties":{"do":{"const":"stop","description":"Ends the flow."},"when":{"$ref":"#/$defs/when"}}},"run":{"title":"RunStep","type":"object","additionalProperties":false,"required":["do","flow"],"description":"Runs another flow of the screen and goes on after it; a `stop` in there ends both.","properties":{"do":{"const":"run","description":"Runs another flow."},"when":{"$ref":"#/$defs/when"},"flow":{"$ref":"layar:parts#/$defs/name","description":"Name of the flow."}}},"toast":{"title":"ToastStep","type":"object","additionalProperties":false,"required":["do","text"],"description":"Shows a short message above the screen.","properties":{"do":{"const":"toast","description":"Shows a short message."},"when":{"$ref":"#/$defs/when"},"text":{"$ref":"layar:parts#/$defs/template","description":"The message."},"tone":{"enum":["failure","info"],"default":"failure","description":"`failure` for refusals (3000 ms, announced at once), `info` for confirmations and hints (2000 ms, announced politely)."},"ms":{"type":"integer","minimum":300,"maximum":60000,"description":"How long it is shown, in milliseconds. Default: by its tone."}}},"open":{"title":"OpenStep","type":"object","additionalProperties":false,"required":["do","dialog"],"description":"Opens a dialog of the screen.","properties":{"do":{"const":"open","description":"Opens a dialog."},"when":{"$ref":"#/$defs/when"},"dialog":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the dialog."},"ifFrameable":{"$ref":"layar:parts#/$defs/template","description":"Address that the dialog shows in a frame: the dialog opens only when the URL policy allows it there; otherwise, and without an address, nothing happens. Default: it opens."}}},"close":{"title":"CloseStep","type":"object","additionalProperties":false,"required":["do"],"description":"Closes the open dialog; nothing happens when none is open.","properties":{"do":{"const":"close","description":"Closes the open dialog."},"when":{"$ref":"#/$defs/when"},"dialog":{"$ref":"layar:parts#/$defs/kebabName","description":"Only when this one is open. Default: whichever is open."}}},"go":{"title":"GoStep","type":"object","additionalProperties":false,"required":["do","screen"],"description":"Opens another screen.","properties":{"do":{"const":"go","description":"Opens another screen."},"when":{"$ref":"#/$defs/when"},"screen":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the screen."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Its parameters; an empty one is left out."},"replace":{"type":"boolean","default":false,"description":"Takes the place of this screen in the history, so that Back does not return here."}}},"back":{"title":"BackStep","type":"object","additionalProperties":false,"required":["do","screen"],"description":"Goes back to the screen before this one; opens `screen` in this one's place when the visit began here.","properties":{"do":{"const":"back","description":"Goes back."},"when":{"$ref":"#/$defs/when"},"screen":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the screen to open when there is none to go back to."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Its parameters; an empty one is left out."}}},"leave":{"title":"LeaveStep","type":"object","additionalProperties":false,"required":["do","url"],"description":"Leaves for an address that passes the URL policy; a refused one is reported and runs `refused`.","properties":{"do":{"const":"leave","description":"Leaves for an address."},"when":{"$ref":"#/$defs/when"},"url":{"$ref":"layar:parts#/$defs/template","description":"The address, `https:` or `http:`."},"addLaunchParams":{"type":"boolean","default":false,"description":"Adds the parameters that the shell passed at the launch; the token only for the page's own and allow-listed hosts."},"with":{"$ref":"layar:parts#/$defs/inputs","description":"Further query parameters."},"replace":{"type":"boolean","default":false,"description":"Takes the place of this page in the history."},"refused":{"$ref":"#/$defs/steps","description":"Steps when the address is refused. Default: a toast in the screen's language."}}},"native":{"title":"NativeStep","type":"object","additionalProperties":false,"required":["do","key"],"description":"Sends one message to the native shell.","properties":{"do":{"const":"native","description":"Tells the native shell."},"when":{"$ref":"#/$defs/when"},"key":{"$ref":"layar:parts#/$defs/name","description":"A key of `screens/shell.json`."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Parameters of the message."},"onReply":{"$ref":"#/$defs/steps","description":"Waits for the shell's reply and runs these steps with it as `answer`. Default: goes on at once."},"fallback":{"$ref":"#/$defs/steps","description":"Steps when there is no shell. Default: what `screens/shell.json` says for the key."}}},"track":{"title":"TrackStep","type":"object","additionalProperties":false,"required":["do","event"],"description":"Sends a tracking event to the native shell; never fails and is never waited for.","properties":{"do":{"const":"track","description":"Sends a tracking event."},"when":{"$ref":"#/$defs/when"},"event":{"type":"string","minLength":1,"description":"Name of the event."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Details of the event."}}},"wait":{"title":"WaitStep","type":"object","additionalProperties":false,"required":["do","ms"],"description":"Waits; the flow ends when the screen is left meanwhile.","properties":{"do":{"const":"wait","description":"Waits."},"when":{"$ref":"#/$defs/when"},"ms":{"type":"integer","minimum":0,"maximum":60000,"description":"How long, in milliseconds."}}},"timer":{"title":"TimerStep","type":"object","additionalProperties":false,"required":["do","start"],"description":"Starts a deadline of the screen anew.","properties":{"do":{"const":"timer","description":"Starts a deadline."},"when":{"$ref":"#/$defs/when"},"start":{"$ref":"layar:parts#/$defs/name","description":"Name of the timer."}}},"store":{"title":"StoreStep","type":"object","additionalProperties":false,"required":["do","values"],"description":"Keeps values on the device, under `layar.<name>`.","properties":{"do":{"const":"store","description":"Keeps values on the device."},"when":{"$ref":"#/$defs/when"},"values":{"$ref":"layar:parts#/$defs/inputs","description":"Values by the names of `screens/stored.json`; null clears one."}}},"clear":{"title":"ClearStep","type":"object","additionalProperties":false,"required":["do"],"description":"Clears what is kept on the device, drafts included.","properties":{"do":{"const":"clear","description":"Clears what is kept on the device."},"when":{"$ref":"#/$defs/when"},"names":{"type":"array","minItems":1,"items":{"$ref":"layar:parts#/$defs/name"},"description":"Only these names of `screens/stored.json`. Default: everything whose key begins with `layar.`."}}},"reload":{"title":"ReloadStep","type":"object","additionalProperties":false,"required":["do","load"],"description":"Asks for an answer of `load` again; the old one stays until the new one is there.","properties":{"do":{"const":"reload","description":"Asks again."},"when":{"$ref":"#/$defs/when"},"load":{"$ref":"layar:parts#/$defs/name","description":"Name of the entry in `load`."}}},"focus":{"title":"FocusStep","type":"object","additionalProperties":false,"required":["do","node"],"description":"Moves the focus to a node.","properties":{"do":{"const":"focus","description":"Moves the focus."},"when":{"$ref":"#/$defs/when"},"node":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node."}}},"reply":{"title":"ReplyStep","type":"object","additionalProperties":false,"required":["do","with"],"description":"Answers the widget whose event started the flow, where the event takes a reply.","properties":{"do":{"const":"reply","description":"Answers the widget."},"when":{"$ref":"#/$defs/when"},"with":{"$ref":"layar:parts#/$defs/template","description":"The reply, of the type that the event declares."}}}}};
const schema66 = {"title":"CallStep","type":"object","additionalProperties":false,"required":["do","action"],"description":"Calls an action and waits for its answer. When it fails, the branch of its code or `fail` runs and the flow ends; without either a toast shows the message.","properties":{"do":{"const":"call","description":"Calls an action."},"when":{"$ref":"#/$defs/when"},"action":{"$ref":"layar:parts#/$defs/name","description":"Name of an action in the catalogue."},"input":{"$ref":"layar:parts#/$defs/inputs","description":"What is sent, by the names of the action's request."},"as":{"$ref":"layar:parts#/$defs/name","description":"Keeps the answer under `data.<as>`. Default: it is read as `answer` by later steps only."},"busy":{"$ref":"layar:parts#/$defs/template","description":"What is shown and read out while the call is under way."},"ok":{"$ref":"#/$defs/steps","description":"Steps after a success; `answer` is the answer's data. The flow then goes on."},"fail":{"$ref":"#/$defs/steps","description":"Steps after a failure that no entry of `codes` names; `answer` has `code`, `message`, `kind` and `serverMessage`, which is '' when the server sent none."},"codes":{"type":"object","additionalProperties":{"$ref":"#/$defs/steps"},"default":{},"description":"Steps by result code; `answer` as in `fail`."}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern10.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate33.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs4 = errors;
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.action === undefined) && (missing0 = "action"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("call" !== data.do){
validate32.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "call"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate32.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data2 = data.action;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate32.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data2)){
validate32.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/action",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs9 = errors;
if(!(validate33(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.as !== undefined){
let data4 = data.as;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func2(data4) > 60){
validate32.errors = [{instancePath:instancePath+"/as",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data4)){
validate32.errors = [{instancePath:instancePath+"/as",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/as",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busy !== undefined){
const _errs13 = errors;
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs14 = errors;
if(!(validate35(data.ok, {instancePath:instancePath+"/ok",parentData:data,parentDataProperty:"ok",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fail !== undefined){
const _errs15 = errors;
if(!(validate35(data.fail, {instancePath:instancePath+"/fail",parentData:data,parentDataProperty:"fail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codes !== undefined){
let data8 = data.codes;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
const _errs19 = errors;
if(!(validate35(data8[key1], {instancePath:instancePath+"/codes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"title":"SetStep","type":"object","additionalProperties":false,"required":["do","path","to"],"description":"Changes a remembered value.","properties":{"do":{"const":"set","description":"Changes a remembered value."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"to":{"$ref":"layar:parts#/$defs/template","description":"The new value."}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.do === undefined) && (missing0 = "do")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.to === undefined) && (missing0 = "to"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "path")) || (key0 === "to"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("set" !== data.do){
validate39.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "set"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate39.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern19.test(data2)){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/pattern",keyword:"pattern",params:{pattern: "^state(\\.[a-z][A-Za-z0-9_]*)+$"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs9 = errors;
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"title":"AppendStep","type":"object","additionalProperties":false,"required":["do","path","value"],"description":"Adds one entry to the end of a remembered list.","properties":{"do":{"const":"append","description":"Adds to a list."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"value":{"$ref":"layar:parts#/$defs/template","description":"The new entry."}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.do === undefined) && (missing0 = "do")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.value === undefined) && (missing0 = "value"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "path")) || (key0 === "value"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("append" !== data.do){
validate40.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "append"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate40.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern19.test(data2)){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/pattern",keyword:"pattern",params:{pattern: "^state(\\.[a-z][A-Za-z0-9_]*)+$"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs9 = errors;
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"title":"RemoveStep","type":"object","additionalProperties":false,"required":["do","path","index"],"description":"Takes one entry out of a remembered list.","properties":{"do":{"const":"remove","description":"Takes from a list."},"when":{"$ref":"#/$defs/when"},"path":{"$ref":"layar:parts#/$defs/statePath"},"index":{"$ref":"layar:parts#/$defs/template","description":"Place of the entry, from 0; nothing happens when there is none."}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.do === undefined) && (missing0 = "do")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.index === undefined) && (missing0 = "index"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "path")) || (key0 === "index"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("remove" !== data.do){
validate41.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "remove"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate41.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern19.test(data2)){
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/pattern",keyword:"pattern",params:{pattern: "^state(\\.[a-z][A-Za-z0-9_]*)+$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"layar:parts#/$defs/statePath/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
const _errs9 = errors;
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"title":"ValidateStep","type":"object","additionalProperties":false,"required":["do"],"description":"Runs input rules. The first that fails ends the flow: its message is shown as a toast and the node is marked and gets the focus.","properties":{"do":{"const":"validate","description":"Runs input rules."},"when":{"$ref":"#/$defs/when"},"nodes":{"type":"array","minItems":1,"items":{"$ref":"layar:parts#/$defs/kebabName"},"description":"Nodes whose `rules` are run, in this order. Default: every bound node with rules, from top to bottom."}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "nodes"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("validate" !== data.do){
validate42.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "validate"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate42.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data2 = data.nodes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate42.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 60){
validate42.errors = [{instancePath:instancePath+"/nodes/" + i0,schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate42.errors = [{instancePath:instancePath+"/nodes/" + i0,schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/nodes/" + i0,schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"title":"IfStep","type":"object","additionalProperties":false,"required":["do","if","then"],"description":"Takes one of two ways.","properties":{"do":{"const":"if","description":"Takes one of two ways."},"if":{"$ref":"layar:parts#/$defs/expression","description":"The condition."},"then":{"$ref":"#/$defs/steps","description":"Steps when it holds."},"else":{"$ref":"#/$defs/steps","description":"Steps when it does not. Default: none."}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.do === undefined) && (missing0 = "do")) || ((data.if === undefined) && (missing0 = "if"))) || ((data.then === undefined) && (missing0 = "then"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "if")) || (key0 === "then")) || (key0 === "else"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("if" !== data.do){
validate43.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "if"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.if !== undefined){
let data1 = data.if;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate43.errors = [{instancePath:instancePath+"/if",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/if",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/if",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.then !== undefined){
const _errs6 = errors;
if(!(validate35(data.then, {instancePath:instancePath+"/then",parentData:data,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.else !== undefined){
const _errs7 = errors;
if(!(validate35(data.else, {instancePath:instancePath+"/else",parentData:data,parentDataProperty:"else",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"StopStep","type":"object","additionalProperties":false,"required":["do"],"description":"Ends the flow.","properties":{"do":{"const":"stop","description":"Ends the flow."},"when":{"$ref":"#/$defs/when"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "do") || (key0 === "when"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("stop" !== data.do){
validate46.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "stop"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate46.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate46.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"title":"RunStep","type":"object","additionalProperties":false,"required":["do","flow"],"description":"Runs another flow of the screen and goes on after it; a `stop` in there ends both.","properties":{"do":{"const":"run","description":"Runs another flow."},"when":{"$ref":"#/$defs/when"},"flow":{"$ref":"layar:parts#/$defs/name","description":"Name of the flow."}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.flow === undefined) && (missing0 = "flow"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "flow"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("run" !== data.do){
validate47.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "run"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate47.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate47.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flow !== undefined){
let data2 = data.flow;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate47.errors = [{instancePath:instancePath+"/flow",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data2)){
validate47.errors = [{instancePath:instancePath+"/flow",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/flow",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"title":"ToastStep","type":"object","additionalProperties":false,"required":["do","text"],"description":"Shows a short message above the screen.","properties":{"do":{"const":"toast","description":"Shows a short message."},"when":{"$ref":"#/$defs/when"},"text":{"$ref":"layar:parts#/$defs/template","description":"The message."},"tone":{"enum":["failure","info"],"default":"failure","description":"`failure` for refusals (3000 ms, announced at once), `info` for confirmations and hints (2000 ms, announced politely)."},"ms":{"type":"integer","minimum":300,"maximum":60000,"description":"How long it is shown, in milliseconds. Default: by its tone."}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.text === undefined) && (missing0 = "text"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "do") || (key0 === "when")) || (key0 === "text")) || (key0 === "tone")) || (key0 === "ms"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("toast" !== data.do){
validate48.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "toast"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate48.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tone !== undefined){
let data3 = data.tone;
const _errs7 = errors;
if(!((data3 === "failure") || (data3 === "info"))){
validate48.errors = [{instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema96.properties.tone.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ms !== undefined){
let data4 = data.ms;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate48.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60000 || isNaN(data4)){
validate48.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}}];
return false;
}
else {
if(data4 < 300 || isNaN(data4)){
validate48.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema99 = {"title":"OpenStep","type":"object","additionalProperties":false,"required":["do","dialog"],"description":"Opens a dialog of the screen.","properties":{"do":{"const":"open","description":"Opens a dialog."},"when":{"$ref":"#/$defs/when"},"dialog":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the dialog."},"ifFrameable":{"$ref":"layar:parts#/$defs/template","description":"Address that the dialog shows in a frame: the dialog opens only when the URL policy allows it there; otherwise, and without an address, nothing happens. Default: it opens."}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.dialog === undefined) && (missing0 = "dialog"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "dialog")) || (key0 === "ifFrameable"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("open" !== data.do){
validate49.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "open"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate49.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialog !== undefined){
let data2 = data.dialog;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate49.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate49.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ifFrameable !== undefined){
const _errs9 = errors;
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema103 = {"title":"CloseStep","type":"object","additionalProperties":false,"required":["do"],"description":"Closes the open dialog; nothing happens when none is open.","properties":{"do":{"const":"close","description":"Closes the open dialog."},"when":{"$ref":"#/$defs/when"},"dialog":{"$ref":"layar:parts#/$defs/kebabName","description":"Only when this one is open. Default: whichever is open."}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "dialog"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("close" !== data.do){
validate50.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "close"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate50.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate50.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialog !== undefined){
let data2 = data.dialog;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate50.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate50.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/dialog",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema106 = {"title":"GoStep","type":"object","additionalProperties":false,"required":["do","screen"],"description":"Opens another screen.","properties":{"do":{"const":"go","description":"Opens another screen."},"when":{"$ref":"#/$defs/when"},"screen":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the screen."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Its parameters; an empty one is left out."},"replace":{"type":"boolean","default":false,"description":"Takes the place of this screen in the history, so that Back does not return here."}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.screen === undefined) && (missing0 = "screen"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "do") || (key0 === "when")) || (key0 === "screen")) || (key0 === "params")) || (key0 === "replace"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("go" !== data.do){
validate51.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "go"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate51.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate51.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screen !== undefined){
let data2 = data.screen;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate51.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate51.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs9 = errors;
if(!(validate33(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs10 = errors;
if(typeof data.replace !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema109 = {"title":"BackStep","type":"object","additionalProperties":false,"required":["do","screen"],"description":"Goes back to the screen before this one; opens `screen` in this one's place when the visit began here.","properties":{"do":{"const":"back","description":"Goes back."},"when":{"$ref":"#/$defs/when"},"screen":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the screen to open when there is none to go back to."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Its parameters; an empty one is left out."}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.screen === undefined) && (missing0 = "screen"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "screen")) || (key0 === "params"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("back" !== data.do){
validate53.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "back"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate53.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screen !== undefined){
let data2 = data.screen;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate53.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate53.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/screen",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs9 = errors;
if(!(validate33(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema112 = {"title":"LeaveStep","type":"object","additionalProperties":false,"required":["do","url"],"description":"Leaves for an address that passes the URL policy; a refused one is reported and runs `refused`.","properties":{"do":{"const":"leave","description":"Leaves for an address."},"when":{"$ref":"#/$defs/when"},"url":{"$ref":"layar:parts#/$defs/template","description":"The address, `https:` or `http:`."},"addLaunchParams":{"type":"boolean","default":false,"description":"Adds the parameters that the shell passed at the launch; the token only for the page's own and allow-listed hosts."},"with":{"$ref":"layar:parts#/$defs/inputs","description":"Further query parameters."},"replace":{"type":"boolean","default":false,"description":"Takes the place of this page in the history."},"refused":{"$ref":"#/$defs/steps","description":"Steps when the address is refused. Default: a toast in the screen's language."}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.url === undefined) && (missing0 = "url"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "do") || (key0 === "when")) || (key0 === "url")) || (key0 === "addLaunchParams")) || (key0 === "with")) || (key0 === "replace")) || (key0 === "refused"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("leave" !== data.do){
validate55.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "leave"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate55.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate55.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs6 = errors;
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addLaunchParams !== undefined){
const _errs7 = errors;
if(typeof data.addLaunchParams !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/addLaunchParams",schemaPath:"#/properties/addLaunchParams/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with !== undefined){
const _errs9 = errors;
if(!(validate33(data.with, {instancePath:instancePath+"/with",parentData:data,parentDataProperty:"with",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs10 = errors;
if(typeof data.replace !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
const _errs12 = errors;
if(!(validate35(data.refused, {instancePath:instancePath+"/refused",parentData:data,parentDataProperty:"refused",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema115 = {"title":"NativeStep","type":"object","additionalProperties":false,"required":["do","key"],"description":"Sends one message to the native shell.","properties":{"do":{"const":"native","description":"Tells the native shell."},"when":{"$ref":"#/$defs/when"},"key":{"$ref":"layar:parts#/$defs/name","description":"A key of `screens/shell.json`."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Parameters of the message."},"onReply":{"$ref":"#/$defs/steps","description":"Waits for the shell's reply and runs these steps with it as `answer`. Default: goes on at once."},"fallback":{"$ref":"#/$defs/steps","description":"Steps when there is no shell. Default: what `screens/shell.json` says for the key."}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.key === undefined) && (missing0 = "key"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "do") || (key0 === "when")) || (key0 === "key")) || (key0 === "params")) || (key0 === "onReply")) || (key0 === "fallback"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("native" !== data.do){
validate58.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "native"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate58.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate58.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate58.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data2)){
validate58.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs9 = errors;
if(!(validate33(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onReply !== undefined){
const _errs10 = errors;
if(!(validate35(data.onReply, {instancePath:instancePath+"/onReply",parentData:data,parentDataProperty:"onReply",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
const _errs11 = errors;
if(!(validate35(data.fallback, {instancePath:instancePath+"/fallback",parentData:data,parentDataProperty:"fallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema118 = {"title":"TrackStep","type":"object","additionalProperties":false,"required":["do","event"],"description":"Sends a tracking event to the native shell; never fails and is never waited for.","properties":{"do":{"const":"track","description":"Sends a tracking event."},"when":{"$ref":"#/$defs/when"},"event":{"type":"string","minLength":1,"description":"Name of the event."},"params":{"$ref":"layar:parts#/$defs/inputs","description":"Details of the event."}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.event === undefined) && (missing0 = "event"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "when")) || (key0 === "event")) || (key0 === "params"))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("track" !== data.do){
validate62.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "track"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate62.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
let data2 = data.event;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate62.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs8 = errors;
if(!(validate33(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema120 = {"title":"WaitStep","type":"object","additionalProperties":false,"required":["do","ms"],"description":"Waits; the flow ends when the screen is left meanwhile.","properties":{"do":{"const":"wait","description":"Waits."},"when":{"$ref":"#/$defs/when"},"ms":{"type":"integer","minimum":0,"maximum":60000,"description":"How long, in milliseconds."}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "ms"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("wait" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "wait"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate64.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ms !== undefined){
let data2 = data.ms;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate64.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60000 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema122 = {"title":"TimerStep","type":"object","additionalProperties":false,"required":["do","start"],"description":"Starts a deadline of the screen anew.","properties":{"do":{"const":"timer","description":"Starts a deadline."},"when":{"$ref":"#/$defs/when"},"start":{"$ref":"layar:parts#/$defs/name","description":"Name of the timer."}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.start === undefined) && (missing0 = "start"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "start"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("timer" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "timer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate65.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate65.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start !== undefined){
let data2 = data.start;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate65.errors = [{instancePath:instancePath+"/start",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data2)){
validate65.errors = [{instancePath:instancePath+"/start",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/start",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema125 = {"title":"StoreStep","type":"object","additionalProperties":false,"required":["do","values"],"description":"Keeps values on the device, under `layar.<name>`.","properties":{"do":{"const":"store","description":"Keeps values on the device."},"when":{"$ref":"#/$defs/when"},"values":{"$ref":"layar:parts#/$defs/inputs","description":"Values by the names of `screens/stored.json`; null clears one."}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.values === undefined) && (missing0 = "values"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "values"))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("store" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "store"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate66.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
const _errs6 = errors;
if(!(validate33(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"title":"ClearStep","type":"object","additionalProperties":false,"required":["do"],"description":"Clears what is kept on the device, drafts included.","properties":{"do":{"const":"clear","description":"Clears what is kept on the device."},"when":{"$ref":"#/$defs/when"},"names":{"type":"array","minItems":1,"items":{"$ref":"layar:parts#/$defs/name"},"description":"Only these names of `screens/stored.json`. Default: everything whose key begins with `layar.`."}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "names"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("clear" !== data.do){
validate68.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "clear"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate68.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate68.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.names !== undefined){
let data2 = data.names;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate68.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 60){
validate68.errors = [{instancePath:instancePath+"/names/" + i0,schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data3)){
validate68.errors = [{instancePath:instancePath+"/names/" + i0,schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/names/" + i0,schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema130 = {"title":"ReloadStep","type":"object","additionalProperties":false,"required":["do","load"],"description":"Asks for an answer of `load` again; the old one stays until the new one is there.","properties":{"do":{"const":"reload","description":"Asks again."},"when":{"$ref":"#/$defs/when"},"load":{"$ref":"layar:parts#/$defs/name","description":"Name of the entry in `load`."}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.load === undefined) && (missing0 = "load"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "load"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("reload" !== data.do){
validate69.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "reload"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate69.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined){
let data2 = data.load;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate69.errors = [{instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data2)){
validate69.errors = [{instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema133 = {"title":"FocusStep","type":"object","additionalProperties":false,"required":["do","node"],"description":"Moves the focus to a node.","properties":{"do":{"const":"focus","description":"Moves the focus."},"when":{"$ref":"#/$defs/when"},"node":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node."}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.node === undefined) && (missing0 = "node"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "node"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("focus" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "focus"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate70.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined){
let data2 = data.node;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate70.errors = [{instancePath:instancePath+"/node",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate70.errors = [{instancePath:instancePath+"/node",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/node",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema136 = {"title":"ReplyStep","type":"object","additionalProperties":false,"required":["do","with"],"description":"Answers the widget whose event started the flow, where the event takes a reply.","properties":{"do":{"const":"reply","description":"Answers the widget."},"when":{"$ref":"#/$defs/when"},"with":{"$ref":"layar:parts#/$defs/template","description":"The reply, of the type that the event declares."}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.do === undefined) && (missing0 = "do")) || ((data.with === undefined) && (missing0 = "with"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "when")) || (key0 === "with"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.do !== undefined){
const _errs2 = errors;
if("reply" !== data.do){
validate71.errors = [{instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "reply"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 2000){
validate71.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/when",schemaPath:"#/$defs/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with !== undefined){
const _errs6 = errors;
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="layar:step" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "call"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "set"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "append"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "validate"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "if"){
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "stop"){
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "toast"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open"){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "close"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "go"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "back"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "leave"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "native"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "track"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "wait"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "timer"){
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "store"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "clear"){
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reload"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "focus"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reply"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0}}];
return false;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0}}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate95.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":true};

const wrapper1 = {validate: validate28};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="layar:node" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.widget === undefined) && (missing0 = "widget")) || ((data.id === undefined) && (missing0 = "id"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.widget !== undefined){
let data0 = data.widget;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate28.errors = [{instancePath:instancePath+"/widget",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/widget",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/widget",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.$comment !== undefined){
const _errs5 = errors;
if(typeof data.$comment !== "string"){
validate28.errors = [{instancePath:instancePath+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data3 = data.when;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func2(data3) > 2000){
validate28.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data3) < 1){
validate28.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/when",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data4 = data.disabled;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate28.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.each !== undefined){
let data5 = data.each;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate28.errors = [{instancePath:instancePath+"/each",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data5) < 1){
validate28.errors = [{instancePath:instancePath+"/each",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/each",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data6 = data.key;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func2(data6) > 2000){
validate28.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data6) < 1){
validate28.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/key",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data7 = data.page;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5000 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.critical !== undefined){
const _errs23 = errors;
if(typeof data.critical !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discloses !== undefined){
let data9 = data.discloses;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length < 1){
validate28.errors = [{instancePath:instancePath+"/discloses",schemaPath:"layar:parts#/$defs/disclosures/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs28 = errors;
if(!(((data10 === "amount") || (data10 === "fee")) || (data10 === "consent"))){
validate28.errors = [{instancePath:instancePath+"/discloses/" + i0,schemaPath:"layar:parts#/$defs/disclosures/items/enum",keyword:"enum",params:{allowedValues: schema58.items.enum}}];
return false;
}
var valid7 = _errs28 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/discloses",schemaPath:"layar:parts#/$defs/disclosures/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data11 = data.needs;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data11)){
if(data11.length < 1){
validate28.errors = [{instancePath:instancePath+"/needs",schemaPath:"layar:parts#/$defs/disclosures/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid9 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs32 = errors;
if(!(((data12 === "amount") || (data12 === "fee")) || (data12 === "consent"))){
validate28.errors = [{instancePath:instancePath+"/needs/" + i1,schemaPath:"layar:parts#/$defs/disclosures/items/enum",keyword:"enum",params:{allowedValues: schema58.items.enum}}];
return false;
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/needs",schemaPath:"layar:parts#/$defs/disclosures/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data13 = data.rules;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data13)){
var valid10 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(func2(data14) > 60){
validate28.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern7.test(data14)){
validate28.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs35 === errors;
if(!valid10){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skeleton !== undefined){
let data15 = data.skeleton;
const _errs38 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate28.errors = [{instancePath:instancePath+"/skeleton",schemaPath:"#/properties/skeleton/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 20 || isNaN(data15)){
validate28.errors = [{instancePath:instancePath+"/skeleton",schemaPath:"#/properties/skeleton/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate28.errors = [{instancePath:instancePath+"/skeleton",schemaPath:"#/properties/skeleton/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.props !== undefined){
const _errs40 = errors;
if(!(validate29(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bind !== undefined){
let data17 = data.bind;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data17 === "string"){
if(!pattern19.test(data17)){
validate28.errors = [{instancePath:instancePath+"/bind",schemaPath:"layar:parts#/$defs/statePath/pattern",keyword:"pattern",params:{pattern: "^state(\\.[a-z][A-Za-z0-9_]*)+$"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/bind",schemaPath:"layar:parts#/$defs/statePath/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
let data18 = data.on;
const _errs44 = errors;
if(errors === _errs44){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof key1 === "string"){
if(func2(key1) > 60){
const err0 = {instancePath:instancePath+"/on",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern7.test(key1)){
const err1 = {instancePath:instancePath+"/on",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/on",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid13 = _errs46 === errors;
if(!valid13){
const err3 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate28.errors = vErrors;
return false;
break;
}
}
if(valid13){
for(const key2 in data18){
const _errs50 = errors;
if(!(validate95(data18[key2], {instancePath:instancePath+"/on/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid15 = _errs50 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data20 = data.children;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data20)){
var valid16 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
const _errs53 = errors;
if(!(wrapper1.validate(data20[i3], {instancePath:instancePath+"/children/" + i3,parentData:data20,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var valid16 = _errs53 === errors;
if(!valid16){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slots !== undefined){
let data22 = data.slots;
const _errs54 = errors;
if(errors === _errs54){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 in data22){
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof key3 === "string"){
if(func2(key3) > 60){
const err4 = {instancePath:instancePath+"/slots",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!pattern7.test(key3)){
const err5 = {instancePath:instancePath+"/slots",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/slots",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid17 = _errs56 === errors;
if(!valid17){
const err7 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate28.errors = vErrors;
return false;
break;
}
}
if(valid17){
for(const key4 in data22){
let data23 = data22[key4];
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data23)){
var valid20 = true;
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
const _errs62 = errors;
if(!(wrapper1.validate(data23[i4], {instancePath:instancePath+"/slots/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,parentData:data23,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var valid20 = _errs62 === errors;
if(!valid20){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/slots/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/slots/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid19 = _errs60 === errors;
if(!valid19){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema142 = {"title":"FragmentUse","type":"object","description":"Where the nodes of a fragment go: beside or inside a node of the body, or of a fragment named earlier.","additionalProperties":false,"required":["use"],"oneOf":[{"required":["after"]},{"required":["before"]},{"required":["into"]}],"properties":{"use":{"$ref":"layar:parts#/$defs/kebabName","description":"Name of the fragment."},"after":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node that they follow."},"before":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node that they precede."},"into":{"$ref":"layar:parts#/$defs/kebabName","description":"Id of the node whose last children they become."}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.after === undefined) && (missing0 = "after")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.before === undefined) && (missing1 = "before")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.into === undefined) && (missing2 = "into")){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate99.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.use === undefined) && (missing3 = "use")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "use") || (key0 === "after")) || (key0 === "before")) || (key0 === "into"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.use !== undefined){
let data0 = data.use;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate99.errors = [{instancePath:instancePath+"/use",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate99.errors = [{instancePath:instancePath+"/use",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/use",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.after !== undefined){
let data1 = data.after;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(func2(data1) > 60){
validate99.errors = [{instancePath:instancePath+"/after",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate99.errors = [{instancePath:instancePath+"/after",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/after",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.before !== undefined){
let data2 = data.before;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate99.errors = [{instancePath:instancePath+"/before",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate99.errors = [{instancePath:instancePath+"/before",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/before",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.into !== undefined){
let data3 = data.into;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data3 === "string"){
if(func2(data3) > 60){
validate99.errors = [{instancePath:instancePath+"/into",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate99.errors = [{instancePath:instancePath+"/into",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/into",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema148 = {"title":"DialogDefinition","type":"object","description":"A modal dialog of the screen.","additionalProperties":false,"required":["title","body"],"properties":{"title":{"$ref":"layar:parts#/$defs/template","description":"Heading and accessible name."},"dismissible":{"type":"boolean","default":true,"description":"Whether Escape, a tap outside and the Back key close it."},"body":{"type":"array","minItems":1,"items":{"$ref":"layar:node"},"description":"What it shows."},"actions":{"type":"array","items":{"$ref":"layar:node"},"default":[],"description":"Its buttons, kept in view below the body."},"onClose":{"$ref":"layar:step#/$defs/flow","description":"Runs when it closes, by whatever way."}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate104.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate104.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.body === undefined) && (missing0 = "body"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "dismissible")) || (key0 === "body")) || (key0 === "actions")) || (key0 === "onClose"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
const _errs2 = errors;
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dismissible !== undefined){
const _errs3 = errors;
if(typeof data.dismissible !== "boolean"){
validate101.errors = [{instancePath:instancePath+"/dismissible",schemaPath:"#/properties/dismissible/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data2 = data.body;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate101.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate28(data2[i0], {instancePath:instancePath+"/body/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data4 = data.actions;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate28(data4[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onClose !== undefined){
const _errs11 = errors;
if(!(validate104(data.onClose, {instancePath:instancePath+"/onClose",parentData:data,parentDataProperty:"onClose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate31(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="layar:screen" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.route === undefined) && (missing0 = "route"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.body === undefined) && (missing0 = "body"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.$comment !== undefined){
const _errs4 = errors;
if(typeof data.$comment !== "string"){
validate20.errors = [{instancePath:instancePath+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 60){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
let data3 = data.route;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate20.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/pattern",keyword:"pattern",params:{pattern: "^(#?/[A-Za-z0-9/-]*|\\*)$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replacedBy !== undefined){
let data5 = data.replacedBy;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate20.errors = [{instancePath:instancePath+"/replacedBy",schemaPath:"layar:parts#/$defs/expression/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func2(data5) < 1){
validate20.errors = [{instancePath:instancePath+"/replacedBy",schemaPath:"layar:parts#/$defs/expression/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/replacedBy",schemaPath:"layar:parts#/$defs/expression/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs15 = errors;
if(typeof data.description !== "string"){
validate20.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivery !== undefined){
let data7 = data.delivery;
const _errs17 = errors;
if(!((data7 === "app") || (data7 === "static"))){
validate20.errors = [{instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/enum",keyword:"enum",params:{allowedValues: schema31.properties.delivery.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data8 = data.language;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func2(data8) > 60){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern4.test(data8)){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data9 = data.params;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof key1 === "string"){
if(func2(key1) > 60){
const err0 = {instancePath:instancePath+"/params",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern7.test(key1)){
const err1 = {instancePath:instancePath+"/params",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/params",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
const err3 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key2 in data9){
let data10 = data9[key2];
const _errs27 = errors;
if(!((((data10 === "text") || (data10 === "text?")) || (data10 === "digits")) || (data10 === "digits?"))){
validate20.errors = [{instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema31.properties.params.additionalProperties.enum}}];
return false;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined){
let data11 = data.load;
const _errs28 = errors;
if(errors === _errs28){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof key3 === "string"){
if(func2(key3) > 60){
const err4 = {instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!pattern7.test(key3)){
const err5 = {instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/load",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid8 = _errs30 === errors;
if(!valid8){
const err7 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid8){
for(const key4 in data11){
const _errs34 = errors;
if(!(validate22(data11[key4], {instancePath:instancePath+"/load/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid10 = _errs34 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data13 = data.state;
const _errs35 = errors;
if(errors === _errs35){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key5 in data13){
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof key5 === "string"){
if(func2(key5) > 60){
const err8 = {instancePath:instancePath+"/state",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!pattern7.test(key5)){
const err9 = {instancePath:instancePath+"/state",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/state",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid11 = _errs37 === errors;
if(!valid11){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key6 in data13){
let data14 = data13[key6];
const _errs41 = errors;
const _errs42 = errors;
let valid14 = false;
let passing0 = null;
const _errs43 = errors;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err12 = {instancePath:instancePath+"/state/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/state/additionalProperties/oneOf/0/type",keyword:"type",params:{type: schema31.properties.state.additionalProperties.oneOf[0].type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs43 === errors;
if(_valid0){
valid14 = true;
passing0 = 0;
}
const _errs45 = errors;
if(!(validate26(data14, {instancePath:instancePath+"/state/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid14){
valid14 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid14 = true;
passing0 = 1;
}
}
if(!valid14){
const err13 = {instancePath:instancePath+"/state/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/state/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs41 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data15 = data.values;
const _errs46 = errors;
if(errors === _errs46){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key7 in data15){
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(typeof key7 === "string"){
if(func2(key7) > 60){
const err14 = {instancePath:instancePath+"/values",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern7.test(key7)){
const err15 = {instancePath:instancePath+"/values",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/values",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid15 = _errs48 === errors;
if(!valid15){
const err17 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid15){
for(const key8 in data15){
const _errs52 = errors;
var valid17 = _errs52 === errors;
if(!valid17){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timers !== undefined){
let data17 = data.timers;
const _errs53 = errors;
if(errors === _errs53){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key9 in data17){
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof key9 === "string"){
if(func2(key9) > 60){
const err18 = {instancePath:instancePath+"/timers",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!pattern7.test(key9)){
const err19 = {instancePath:instancePath+"/timers",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/timers",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid19 = _errs55 === errors;
if(!valid19){
const err21 = {instancePath:instancePath+"/timers",schemaPath:"#/properties/timers/propertyNames",keyword:"propertyNames",params:{propertyName: key9}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid19){
for(const key10 in data17){
let data18 = data17[key10];
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing1;
if((data18.seconds === undefined) && (missing1 = "seconds")){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/timer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs62 = errors;
for(const key11 in data18){
if(!((key11 === "seconds") || (key11 === "stored"))){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/timer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs62 === errors){
if(data18.seconds !== undefined){
let data19 = data18.seconds;
const _errs63 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/seconds",schemaPath:"#/$defs/timer/properties/seconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 86400 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/seconds",schemaPath:"#/$defs/timer/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/seconds",schemaPath:"#/$defs/timer/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid23 = _errs63 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data18.stored !== undefined){
const _errs65 = errors;
if(typeof data18.stored !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/stored",schemaPath:"#/$defs/timer/properties/stored/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid23 = _errs65 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/timers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/timer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid21 = _errs59 === errors;
if(!valid21){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/timers",schemaPath:"#/properties/timers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data21 = data.body;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data21)){
if(data21.length < 1){
validate20.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid24 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
const _errs69 = errors;
if(!(validate28(data21[i0], {instancePath:instancePath+"/body/" + i0,parentData:data21,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid24 = _errs69 === errors;
if(!valid24){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fragments !== undefined){
let data23 = data.fragments;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data23)){
var valid25 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
const _errs72 = errors;
if(!(validate99(data23[i1], {instancePath:instancePath+"/fragments/" + i1,parentData:data23,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid25 = _errs72 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fragments",schemaPath:"#/properties/fragments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialogs !== undefined){
let data25 = data.dialogs;
const _errs73 = errors;
if(errors === _errs73){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key12 in data25){
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof key12 === "string"){
if(func2(key12) > 60){
const err22 = {instancePath:instancePath+"/dialogs",schemaPath:"layar:parts#/$defs/kebabName/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(!pattern4.test(key12)){
const err23 = {instancePath:instancePath+"/dialogs",schemaPath:"layar:parts#/$defs/kebabName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},propertyName:key12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/dialogs",schemaPath:"layar:parts#/$defs/kebabName/type",keyword:"type",params:{type: "string"},propertyName:key12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid26 = _errs75 === errors;
if(!valid26){
const err25 = {instancePath:instancePath+"/dialogs",schemaPath:"#/properties/dialogs/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid26){
for(const key13 in data25){
const _errs79 = errors;
if(!(validate101(data25[key13], {instancePath:instancePath+"/dialogs/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data25,parentDataProperty:key13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid28 = _errs79 === errors;
if(!valid28){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/dialogs",schemaPath:"#/properties/dialogs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flows !== undefined){
let data27 = data.flows;
const _errs80 = errors;
if(errors === _errs80){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key14 in data27){
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(typeof key14 === "string"){
if(func2(key14) > 60){
const err26 = {instancePath:instancePath+"/flows",schemaPath:"layar:parts#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},propertyName:key14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(!pattern7.test(key14)){
const err27 = {instancePath:instancePath+"/flows",schemaPath:"layar:parts#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/flows",schemaPath:"layar:parts#/$defs/name/type",keyword:"type",params:{type: "string"},propertyName:key14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid29 = _errs82 === errors;
if(!valid29){
const err29 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/propertyNames",keyword:"propertyNames",params:{propertyName: key14}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid29){
for(const key15 in data27){
const _errs86 = errors;
if(!(validate108(data27[key15], {instancePath:instancePath+"/flows/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data27,parentDataProperty:key15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid31 = _errs86 === errors;
if(!valid31){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onOpen !== undefined){
const _errs87 = errors;
if(!(validate104(data.onOpen, {instancePath:instancePath+"/onOpen",parentData:data,parentDataProperty:"onOpen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onReady !== undefined){
const _errs88 = errors;
if(!(validate104(data.onReady, {instancePath:instancePath+"/onReady",parentData:data,parentDataProperty:"onReady",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onClose !== undefined){
const _errs89 = errors;
if(!(validate104(data.onClose, {instancePath:instancePath+"/onClose",parentData:data,parentDataProperty:"onClose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


// Test support: what word processors and mail clients put on the clipboard, shortened but otherwise as they write it.

export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'>
<!--StartFragment-->
<h1>Larkmoor Sensor Cuts Water Loss<o:p></o:p></h1>
<p class=MsoNormal><b>DULUTH, Minn.</b> — Larkmoor <i>will</i> sell<span style='mso-spacerun:yes'>  </span>a <u>leak sensor</u>
on Dec. 1.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Clamps to a pipe<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Without cutting it<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Costs $89<o:p></o:p></p>
<p class=MsoNormal>Steps:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>Order<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span>Clamp<o:p></o:p></p>
<p class=MsoNormal>More at <a href="https://larkmoor.example/" onclick="alert(1)"><span style='color:#0563C1;text-decoration:underline'>larkmoor.example</span></a>.<v:shape style="x">&nbsp;</v:shape></p>
<!--EndFragment--></body></html>`

export const googleDocsClipboard = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-0000"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:700;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">About Larkmoor</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Bold</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> italic</span><span style="font-weight:400;text-decoration:underline;"> underlined</span><span style="font-weight:400;"> plain, </span><a href="https://larkmoor.example" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">a link</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul></b><br class="Apple-interchange-newline">`

export const gmailClipboard = `<meta charset='utf-8'><div dir="ltr" style="color:rgb(34,34,34);font-family:Arial">Hi Ines,<div><br></div><div>The <b>numbers</b> are in.<br>Loss fell 31%.</div><div><br></div><div>Best,<br><br>Maren</div><img src="https://tracker.example/p.gif" width="1" height="1"></div>`

export const outlookClipboard = `<html><body><div class="WordSection1"><p class="MsoNormal"><span style="font-size:11.0pt;font-weight:bold">Subject line</span><o:p></o:p></p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal">First paragraph.<o:p></o:p></p><table class="MsoTableGrid"><tbody><tr><td><p>Cell one</p></td><td><p>Cell two</p></td></tr></tbody></table></div></body></html>`

export const hostileClipboard = `<p onclick="steal()" style="position:fixed;inset:0" class="x" id="y">Text<script>steal()</script><style>*{display:none}</style><img src=x onerror="steal()"></p><iframe srcdoc="<script>steal()</script>"></iframe><a href="javascript:steal()">js</a> <a href=" java&#10;script:steal()">js2</a> <a href="data:text/html,x">data</a> <a href="/settings">local</a> <a href="https://ok.example" target="_top" rel="opener" class="z" style="color:red" ping="https://spy.example">ok</a><svg><a xlink:href="javascript:steal()"><text>svg</text></a></svg><form action="https://spy.example"><input value="v"><button>Send</button></form><math><mi>x</mi></math><object data="x"></object><base href="https://spy.example"><meta http-equiv="refresh" content="0;url=https://spy.example"><template><script>steal()</script></template>`

export const excelClipboard = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!-- td {white-space:nowrap;} --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment-->
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 style='height:15.0pt;width:48pt'>Revenue</td>
  <td class=xl66 align=right style='width:48pt'><span style='mso-spacerun:yes'> </span>120</td>
  <td align=right>340</td>
 </tr>
 <tr height=20>
  <td height=20>Profit</td>
  <td align=right>12</td>
  <td align=right>45</td>
 </tr><!--EndFragment-->
</table></body></html>`

export const trackedClipboard = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><p class=MsoNormal>Larkmoor will <del cite="mailto:Ines" datetime="2026-05-04T10:00">close </del><span class=msoIns><ins cite="mailto:Ines" datetime="2026-05-04T10:00">open </ins></span>in <span class=msoDel>May</span><ins>June</ins>.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[IB1]</a></span></p><p class=MsoNormal><del>DocumentGoneError.</del></p><p class=MsoNormal>More.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is this final?</p></div></div></body></html>`
